import type { Row } from './rows.rules.ts';

// A title or a label only, because a bill may mention the quotation in a sentence, and a quotation the bill.
const begins = (words: string): RegExp => new RegExp(String.raw`(?:^|\t)(?:${words})`, 'iu');

const quotation = begins(
  String.raw`(?:prijs)?offerte|prijsopgave|kostenbegroting|begroting|kostenraming|quotation|quote\b|` +
    String.raw`price estimate|cost estimate|estimate\b|kostenvoranschlag|angebot`,
);
const bill = begins(
  String.raw`(?:zorg|verzamel|tandarts)?(?:factuur|nota(?!\p{L}| bene)|rekening(?!n))|declaratie|` +
    String.raw`(?:zahnarzt)?rechnung|invoice|bill\b|receipt`,
);

/** Returns whether these rows are a quotation: by their title, without the title of a bill. */
export function isQuotation(rows: readonly Row[]): boolean {
  return rows.some(({ text }) => quotation.test(text)) && !rows.some(({ text }) => bill.test(text));
}
