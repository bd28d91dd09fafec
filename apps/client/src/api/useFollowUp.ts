import { useEffect, useRef } from 'react';
import { useRevalidation } from './revalidation.ts';
import { isStopped } from './graphql.ts';

/** Pauses before the next revalidation, in milliseconds; the last one repeats. */
const pauses = [2000, 3000, 5000, 8000, 13_000, 21_000, 30_000] as const;

/** Returns the pause before revalidation number `times` (0 is the first), in milliseconds. */
export function pauseFor(times: number): number {
  return pauses[Math.min(times, pauses.length - 1)] ?? 30_000;
}

/**
 * Revalidates the route with growing pauses while `busy`, such as for a claim that is being judged. Pauses
 * while the tab is hidden; its calls do not renew the session.
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
