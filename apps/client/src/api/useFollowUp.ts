import { useEffect, useRef } from 'react';
import { useRevalidation } from './useRevalidation.ts';
import { isStopped } from './graphql.ts';

/** Pauses between two looks, in milliseconds; the last one repeats. */
const pauses = [2000, 3000, 5000, 8000, 13_000, 21_000, 30_000] as const;

/** The pause before look number `times` (0 is the first), in milliseconds. */
export function pauseFor(times: number): number {
  return pauses[Math.min(times, pauses.length - 1)] ?? 30_000;
}

/**
 * Asks the route's loaders again with growing pauses while something is still under way, such as a
 * claim that is being judged. Rests while the tab is hidden; its calls renew no session.
 */
export function useFollowUp(busy: boolean): void {
  const { revalidateIfIdle } = useRevalidation();
  const times = useRef(0);
  useEffect(() => {
    if (!busy) {
      times.current = 0;
      return undefined;
    }
    let hasEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (document.hidden || isStopped()) return;
      if (await revalidateIfIdle()) times.current += 1;
      if (!hasEnded) plan();
    };
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void look(), pauseFor(times.current));
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [busy, revalidateIfIdle]);
}
