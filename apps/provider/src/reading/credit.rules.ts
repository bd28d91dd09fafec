import type { ReadNota } from '@mijn/contract/readNota';
import { eurosToCents, sumOf } from '@mijn/domain/money';
import type { Row } from './rows.rules.ts';
import { amountsIn } from './values.rules.ts';

/** A cell that is a title: these words alone, or with a number or a subject. */
const title = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|\t)(?:${words})[ .:#]*(?:[A-Z]{0,4}[ -]?\d[\w./-]*)?(?: (?:bij|op|van|voor|zu|zur|for|to) .*)?(?:\t|$)`,
    'iu',
  );

// A label announces the number of a credit note; it also has the number of its bill.
const credit = title(
  String.raw`(?:credit[ -]?(?:nota|factuur|faktuur|note|memo|invoice)|kreditnota|gutschrift|avoir)` +
    String.raw`(?:s?[ -]?(?:nummer|nr|number|no|datum|date))?`,
);
const bill = title(
  String.raw`(?:zorg|verzamel|tandarts)?(?:factuur|nota|rekening)|declaratie|rechnung|invoice|bill`,
);

// An ordinary bill can set off a credit note, in a line with an amount.
const isTitled = (pattern: RegExp, { text }: Row): boolean =>
  pattern.test(text) && amountsIn(text).length === 0;

/** Returns whether these rows are a credit note: by their title, unless it is below the title of a bill. */
export function isCreditNote(rows: readonly Row[]): boolean {
  const first = rows.find((row) => isTitled(credit, row) || isTitled(bill, row));
  return first !== undefined && isTitled(credit, first);
}

/**
 * Returns whether a bill gives money back, or comes to nothing. A prepaid bill, with nothing left to pay, is a bill
 * nevertheless, by its lines.
 */
export function givesBack({ regels, totaal }: Pick<ReadNota, 'regels' | 'totaal'>): boolean {
  const lines = sumOf(regels, ({ bedrag }) => (bedrag ? eurosToCents(bedrag.waarde) : 0));
  if (!totaal) return lines < 0;
  const total = eurosToCents(totaal.waarde);
  return total <= 0 && (lines <= 0 || lines + total === 0);
}
