import type { ReadNota } from '@mijn/contract/readNota';
import { currenciesIn } from './currency.rules.ts';
import type { LabelledRow } from './labels.rules.ts';
import { placeOf } from './rows.rules.ts';

type FoundAbroad = NonNullable<ReadNota['buitenland']>;

/** What stands on bills of other countries and on no Dutch one. */
const foreignWords = new RegExp(
  [
    String.raw`\b(?:DE|BE|FR|IE|GB|ES|IT|AT|LU|PT|PL|CH)\d{2} ?(?:[A-Z0-9]{4} ?){2,}`,
    String.raw`\b(?:deutschland|germany|ireland|belgi[eë]|belgique|france|espa[nñ]a|spain|pays-bas|niederlande|pa[ií]ses bajos)\b`,
    String.raw`rechnung|invoice|\b(?:quittung|liquidation|apotheke|mwst|ust-?id|steuernummer|pzn|go[zäa]e?|patientin|stra(?:ß|ss)e|geburtsdatum)\b|zahnarzt`,
    String.raw`\b(?:riziv|inami|remgeld|ziekenfonds|mutualiteit|mutuelle|bancontact|cnk|ereloon|getuigschrift)\b|\bBE ?[01]\d{3}[. ]\d{3}`,
    String.raw`\b(?:facture|honoraires|siret|finess|rpps|tva|m[eé]decin|pharmacie|montant|ordonnance|rue d[eu]|soins)\b`,
    String.raw`\b(?:factura|recibo|n\.?i\.?f|c\.?i\.?f|iva|calle|avda|avenida|farmacia|paciente|importe|fecha|cl[ií]nica|consulta|fisioterapia)\b`,
    String.raw`\b(?:vat|nhs|eircode)\b`,
  ].join('|'),
  'iu',
);
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
