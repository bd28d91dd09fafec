import * as words from '../generated/texts/shared.js';
import { buttonClass } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { Link as RouterLink } from 'react-router';
import { type MouseEvent, useEffect, useRef } from 'react';

interface ShowMoreProps {
  readonly shown: number;
  readonly totaal: number;
  /** Summary in words, which stays when all are shown, so that it is announced. */
  readonly summary: string;
  readonly to: string;
}

/** The number of rows shown of a table, and a link to more; keeps the scroll position. */
export function ShowMore({ shown, totaal, summary, to }: ShowMoreProps) {
  const goOn = useFirstNewRow(shown);
  return (
    <Stack>
      <output>{summary}</output>
      {shown < totaal && (
        <RouterLink
          to={to}
          replace
          preventScrollReset
          onClick={goOn}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {words.showMore()}
        </RouterLink>
      )}
    </Stack>
  );
}

const focusable = 'a[href],button';

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
 * Focuses the first new row of a table after "show more"; otherwise the focus would stay behind the new rows.
 * Returns the click listener of the control below the table.
 * @param shown number of rows
 */
export function useFirstNewRow(shown: number): (event: MouseEvent) => void {
  const asked = useRef<{ readonly last: HTMLTableRowElement | undefined; readonly shown: number }>(
    null,
  );
  useEffect(() => {
    const before = asked.current;
    if (!before || shown <= before.shown) return;
    asked.current = null;
    // The new rows replace the control, so nothing has to scroll.
    if (before.last) firstControlAfter(before.last)?.focus({ preventScroll: true });
  }, [shown]);
  return ({ currentTarget }) => {
    asked.current = { last: lastRowAbove(currentTarget), shown };
  };
}
