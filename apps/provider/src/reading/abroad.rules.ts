import type { ReadNota } from '@mijn/contract/readNota';
import { currenciesIn } from './currency.rules.ts';
import type { LabelledRow } from './labels.rules.ts';
import { placeOf, type Row } from './rows.rules.ts';

type FoundAbroad = NonNullable<ReadNota['buitenland']>;

/** Words on foreign bills that do not occur on Dutch ones. */
const foreignWords = new RegExp(
  [
    String.raw`rechnung|invoice|\b(?:quittung|liquidation|honorarnote|apotheke|mwst|ust-?id|steuernummer|pzn|go[zäa]e?|patientin|stra(?:ß|ss)e|geburtsdatum)\b|zahnarzt`,
    String.raw`\b(?:riziv|inami|remgeld|ziekenfonds|mutualiteit|mutuelle|bancontact|cnk|ereloon|getuigschrift)\b|\bBE ?[01]\d{3}[. ]\d{3}`,
    String.raw`\b(?:facture|honoraires|siret|finess|rpps|tva|m[eé]decin|pharmacie|montant|ordonnance|rue d[eu]|soins)\b`,
    String.raw`\b(?:factura|recibo|n\.?i\.?f|c\.?i\.?f|iva|calle|avda|avenida|farmacia|paciente|importe|fecha|cl[ií]nica|consulta|fisioterapia)\b`,
    String.raw`\b(?:vat|nhs|eircode)\b`,
  ].join('|'),
  'iu',
);
const foreignAccount = /\b(?!NL)[A-Z]{2}\d{2} ?(?:[A-Z\d]{4} ?){3,}/u;
const homeSigns =
  /\bNL\d{2} ?[A-Z]{4}|\b(?:kvk|KvK|KVK)\b|\b[1-9]\d{3} ?[A-Z]{2}\b|\b(?:agb|Agb|AGB)\b/u;
// Bills from Flanders contain these as well.
const homeWords = /factuur|nota\b|btw\b/iu;

/** Names of all countries except the Netherlands, in lower case. */
const countries = namesOfCountries(['nl', 'de', 'en', 'fr', 'es', 'it', 'pt', 'el', 'tr', 'pl']);

function namesOfCountries(languages: readonly string[]): ReadonlySet<string> {
  const codes = Array.from({ length: 26 * 26 }, (_, i) =>
    String.fromCodePoint(65 + Math.floor(i / 26), 65 + (i % 26)),
  );
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => (code === 'NL' ? [] : (display.of(code)?.toLowerCase() ?? [])));
  });
  return new Set(names);
}

const longestCountry = 3;

/** Whether a cell is a country, or an address that ends with one. */
function namesCountry({ text }: Row): boolean {
  return text.split('\t').some((cell) => {
    const words = cell.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
    const isAddress = /\d{4}/.test(cell);
    return Array.from({ length: longestCountry }, (_, i) => i + 1).some(
      (size) => (isAddress || size === words.length) && countries.has(words.slice(-size).join(' ')),
    );
  });
}

/** Whether a bill is foreign, judged by its words and currency, with the row that shows it. */
export function detectForeignBill(rows: readonly LabelledRow[]): FoundAbroad | undefined {
  const findRow = (matches: (row: Row) => boolean) => rows.find(({ row }) => matches(row))?.row;
  const find = (pattern: RegExp) => findRow(({ text }) => pattern.test(text));
  const [sign, word] = [find(homeSigns), find(homeWords)];
  const foreign =
    find(foreignWords) ??
    find(foreignAccount) ??
    findRow(namesCountry) ??
    findRow(({ text }) => currenciesIn(text).length > 0);
  const row = foreign ?? sign ?? word;
  if (!row) return undefined;
  const plaats = placeOf(row.page, row.words);
  const zeker = foreign ? !sign && !word : sign !== undefined;
  return { waarde: foreign !== undefined, zeker, plaats };
}
