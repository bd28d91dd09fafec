import { type MouseEvent, useEffect, useRef } from 'react';

const focusable = 'a[href],button';

// The last row above the control.
function lastRowAbove(control: Element): HTMLTableRowElement | undefined {
  const rows = [...document.querySelectorAll('tr')];
  return rows.findLast(
    (row) => row.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function firstControlAfter(last: HTMLTableRowElement): HTMLElement | undefined {
  const rows = [...document.querySelectorAll('tr')];
  return rows
    .slice(rows.indexOf(last) + 1)
    .map((row) => row.querySelector<HTMLElement>(focusable))
    .find((control) => control !== null);
}

/**
 * Lets who asks for more rows of a table go on at the first of them: otherwise the focus stands behind them all, or
 * nowhere where the last ones have come. Gives what hears the click on the control that asks, which stands below.
 * @param shown how many rows there are
 */
export function useFirstNewRow(shown: number): (event: MouseEvent) => void {
  const asked = useRef<{ readonly last: HTMLTableRowElement | undefined; readonly shown: number }>(
    null,
  );
  useEffect(() => {
    const before = asked.current;
    if (!before || shown <= before.shown) return;
    asked.current = null;
    // They stand where the control stood: nothing has to move.
    if (before.last) firstControlAfter(before.last)?.focus({ preventScroll: true });
  }, [shown]);
  return ({ currentTarget }) => {
    asked.current = { last: lastRowAbove(currentTarget), shown };
  };
}
