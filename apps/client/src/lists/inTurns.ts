import { useDeferredValue } from 'react';
import { useRouterState } from '../router/hooks.ts';

/*
 * A screen one comes to is drawn in two turns: what one sees of it, and right after that, in a drawing of its own, the
 * rest (ADR 0112). A page that is taken over from the server, that opens at a hash, or that is put back where it was
 * left needs all of it at once.
 */
function useBeginsAtTop(): boolean {
  const { scroll, location } = useRouterState().page;
  return scroll === undefined && location.hash === '';
}

// In pixels: what stands above the rows of any list at least, and the lowest row there is.
const above = 400;
const lowestRow = 48;

/** Of a list what is drawn now. */
interface Turn<R> {
  readonly rows: readonly R[];
  /** It is the turn of what stands below them, too. */
  readonly isWhole: boolean;
}

/** The rows of a list: on a screen one has just come to those that can be in sight, right afterwards all. */
export function useRowsInTurns<R>(all: readonly R[]): Turn<R> {
  const inSight = Math.ceil((globalThis.innerHeight - above) / lowestRow);
  const rows = useDeferredValue(all, useBeginsAtTop() ? all.slice(0, Math.max(inSight, 1)) : all);
  return { rows, isWhole: rows.length === all.length };
}

/** Whether it is the turn of what nobody sees at first, such as what is folded away. */
export function useIsTurnOfTheRest(): boolean {
  return useDeferredValue(true, !useBeginsAtTop());
}
