import type { ReadNota } from '@mijn/contract/readNota';
import { eurosToCents, sumOf } from '@mijn/domain/money';
import type { Row } from './rows.rules.ts';
import { amountsIn } from './values.rules.ts';

/** A cell that is a title: these words alone, or with a number or with what it is about. */
const title = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|\t)(?:${words})[ .:#]*(?:[A-Z]{0,4}[ -]?\d[\w./-]*)?(?: (?:bij|op|van|voor|zu|zur|for|to) .*)?(?:\t|$)`,
    'iu',
  );

// A credit note's number is announced as such, a bill's also on the credit note about it.
const credit = title(
  String.raw`(?:credit[ -]?(?:nota|factuur|faktuur|note|memo|invoice)|kreditnota|gutschrift|avoir)` +
    String.raw`(?:s?[ -]?(?:nummer|nr|number|no|datum|date))?`,
);
const bill = title(
  String.raw`(?:zorg|verzamel|tandarts)?(?:factuur|nota|rekening)|declaratie|rechnung|invoice|bill`,
);

// An ordinary bill can set a credit note off: a line with an amount.
const isTitled = (pattern: RegExp, { text }: Row): boolean =>
  pattern.test(text) && amountsIn(text).length === 0;

/** Whether these rows are of a credit note: that is their title, and not one below the title of a bill. */
export function isCreditNote(rows: readonly Row[]): boolean {
  const first = rows.find((row) => isTitled(credit, row) || isTitled(bill, row));
  return first !== undefined && isTitled(credit, first);
}

/**
 * Whether what was read gives money back, or comes to nothing. A bill that was paid beforehand has nothing left to
 * pay and is a bill all the same: its lines tell.
 */
export function givesBack({ regels, totaal }: Pick<ReadNota, 'regels' | 'totaal'>): boolean {
  const lines = sumOf(regels, ({ bedrag }) => (bedrag ? eurosToCents(bedrag.waarde) : 0));
  if (!totaal) return lines < 0;
  const total = eurosToCents(totaal.waarde);
  return total <= 0 && (lines <= 0 || lines + total === 0);
}
