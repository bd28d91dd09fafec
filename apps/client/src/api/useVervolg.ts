import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isGestopt } from './graphql.ts';
import { markeerAchtergrond } from './achtergrond.ts';

/** Pauses between two looks, in milliseconds; the last one repeats. */
const pauzes = [2000, 3000, 5000, 8000, 13_000, 21_000, 30_000] as const;

/** The pause before look number `keer` (0 is the first), in milliseconds. */
export function pauzeVoor(keer: number): number {
  return pauzes[Math.min(keer, pauzes.length - 1)] ?? 30_000;
}

/**
 * Asks the route's loaders again with growing pauses while something is still under way, such as a
 * claim that is being judged. Rests while the tab is hidden; its calls renew no session.
 */
export function useVervolg(bezig: boolean): void {
  const { revalidate, state } = useRevalidator();
  const keer = useRef(0);
  useEffect(() => {
    if (!bezig) keer.current = 0;
    if (!bezig || state !== 'idle') return undefined;
    let klok: ReturnType<typeof setTimeout> | undefined;
    const kijk = () => {
      if (document.hidden || isGestopt()) return;
      keer.current += 1;
      markeerAchtergrond();
      void revalidate();
    };
    const plan = () => {
      clearTimeout(klok);
      if (!document.hidden) klok = setTimeout(kijk, pauzeVoor(keer.current));
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      clearTimeout(klok);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [bezig, state, revalidate]);
}
