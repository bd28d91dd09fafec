import type { ReadNota } from '@mijn/contract/readNota';
import { currenciesIn } from './currency.rules.ts';
import type { LabelledRow } from './lines.rules.ts';
import { placeOf } from './rows.rules.ts';

type FoundAbroad = NonNullable<ReadNota['buitenland']>;

const foreignWords =
  /\b(?:DE|BE|FR|IE|GB|ES|IT|AT|LU|PT|PL|CH)\d{2} ?(?:[A-Z0-9]{4} ?){2,}|deutschland|germany|ireland|belgi[eë]|france|espa[nñ]a|rechnung|invoice/iu;
const homeSigns = /\bNL\d{2} ?[A-Z]{4}|\bkvk\b|\b[1-9]\d{3} ?[A-Z]{2}\b|\bagb\b/iu;
// A bill from Flanders says this as well.
const homeWords = /factuur|nota\b|btw\b/iu;

/** Whether a bill comes from abroad, by its words and its currency, and where it says so. */
export function abroad(rows: readonly LabelledRow[]): FoundAbroad | undefined {
  const find = (pattern: RegExp) => rows.find(({ row }) => pattern.test(row.text))?.row;
  const [sign, word] = [find(homeSigns), find(homeWords)];
  const paid = rows.find(({ row }) => currenciesIn(row.text).length > 0)?.row;
  const foreign = find(foreignWords) ?? paid;
  const row = foreign ?? sign ?? word;
  if (!row) return undefined;
  const plaats = placeOf(row.page, row.words);
  const zeker = foreign ? !sign && !word : sign !== undefined;
  return { waarde: foreign !== undefined, zeker, plaats };
}
