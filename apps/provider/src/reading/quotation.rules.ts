import type { Row } from './rows.rules.ts';

// A heading or a label: a bill may tell in a sentence of the quotation before it, and a quotation of the bill to come.
const begins = (words: string): RegExp => new RegExp(String.raw`(?:^|\t)(?:${words})`, 'iu');

const quotation = begins(
  String.raw`(?:prijs)?offerte|prijsopgave|kostenbegroting|begroting|kostenraming|quotation|quote\b|` +
    String.raw`price estimate|cost estimate|estimate\b|kostenvoranschlag|angebot`,
);
const bill = begins(
  String.raw`(?:zorg|verzamel|tandarts)?(?:factuur|nota(?!\p{L}| bene)|rekening(?!n))|declaratie|` +
    String.raw`(?:zahnarzt)?rechnung|invoice|bill\b|receipt`,
);

/** Whether these rows are of a quotation: they call themselves so, and nowhere a bill. */
export function isQuotation(rows: readonly Row[]): boolean {
  return rows.some(({ text }) => quotation.test(text)) && !rows.some(({ text }) => bill.test(text));
}
