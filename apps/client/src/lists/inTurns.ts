import { useDeferredValue } from 'react';
import { useRouterState } from '../router/hooks.ts';

/*
 * A screen one comes to is drawn in two turns: what one sees of it, and right after that, in a drawing of its own, the
 * rest (ADR 0112).
 */

/**
 * Whether it is the turn of what nobody sees at first: of the rows further down, what stands below them, and what is
 * folded away. A page that is taken over from the server, that opens at a hash, or that is put back where it was left
 * needs all of it at once.
 * @param isInSight it is seen after all, and has its turn at once
 */
export function useIsTurnOfTheRest(isInSight = false): boolean {
  const { scroll, location } = useRouterState().page;
  return useDeferredValue(true, isInSight || scroll !== undefined || location.hash !== '');
}

// In pixels: what stands above the rows of any list at least, and the lowest row there is.
const above = 400;
const lowestRow = 48;

/** The rows of a list whose turn it is: first those that can be in sight when one comes to it, then all. */
export function useRowsInTurn<R>(rows: readonly R[]): readonly R[] {
  const isWhole = useIsTurnOfTheRest();
  return isWhole ? rows : rows.slice(0, Math.max(1, Math.ceil((innerHeight - above) / lowestRow)));
}
