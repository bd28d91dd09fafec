import { formatMonth, formatShortMonth } from '@mijn/domain/datum';
import { parseAmount } from '@mijn/domain/money';
import { isZorgsoort, zorgsoorten } from '@mijn/domain/zorgsoorten';
import { zorgsoortInSentence } from '@mijn/domain/zorgsoortInSentence';

/**
 * A thing that somebody searches for. A row fits when its text bears `text` or a word that begins like `slips`, or
 * when it is of one of the `kinds`, or has an amount from `least` to `most`, or a date with this `day`, `month` and
 * `year`. Null: not asked.
 */
export interface SearchTerm {
  /** Lower case, without accents; null for a year, which stands in every number of a claim. */
  readonly text: string | null;
  /** A regular expression of the word with one slip of the keyboard, for JavaScript as well as for PostgreSQL. */
  readonly slips: string | null;
  /** Kinds of care by their Dutch names. */
  readonly kinds: readonly string[];
  /** Cents. */
  readonly least: number | null;
  /** Cents. */
  readonly most: number | null;
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

/** Lower case without accents, as the database folds what it searches in. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}

// A shorter word with a slip is nearly any other word.
const fewestLettersForSlip = 5;
const mostLettersForSlip = 30;

/** The beginnings of words that are this one with a letter too many, too few or wrong, or with two letters swapped. */
function slipsOf(word: string): string | null {
  // Anything else than letters has a meaning in a regular expression, and a number with a slip is another number.
  if (!/^[a-z]+$/.test(word)) return null;
  if (word.length < fewestLettersForSlip || word.length > mostLettersForSlip) return null;
  const variants = Array.from(word, (_, i) => i).flatMap((i) => {
    const [before, from, after] = [word.slice(0, i), word.slice(i), word.slice(i + 1)];
    const swapped = after === '' ? [] : [`${before}${after[0]}${word[i]}${after.slice(1)}`];
    return [`${before}.?${after}`, `${before}.${from}`, ...swapped];
  });
  return `(${[...new Set(variants)].join('|')})`;
}

/** The names of a kind of care in both languages: who reads "Dentist" looks for that. */
const kinds = Object.keys(zorgsoorten)
  .filter(isZorgsoort)
  .map((kind) => ({
    kind,
    names: fold(
      [
        kind,
        zorgsoorten[kind],
        zorgsoortInSentence(kind, 'nl'),
        zorgsoortInSentence(kind, 'en'),
      ].join(' '),
    ),
  }));

function kindsNamed(text: string, slips: string | null): string[] {
  const like = slips === null ? undefined : new RegExp(`(?:^|[^a-z])${slips}`);
  return kinds
    .filter(({ names }) => names.includes(text) || like?.test(names))
    .map(({ kind }) => kind);
}

const monthNames = new Map<string, number>([
  ['sept', 9],
  ...Array.from({ length: 12 }, (_, i) => {
    const day = `2000-${String(i + 1).padStart(2, '0')}-01`;
    return (['nl', 'en'] as const).flatMap((language) =>
      [formatMonth(day, language).split(' ', 1)[0] ?? '', formatShortMonth(i, language)].map(
        (name) => [name.toLowerCase(), i + 1] as const,
      ),
    );
  }).flat(),
]);

const term = {
  text: null,
  slips: null,
  kinds: [],
  least: null,
  most: null,
  day: null,
  month: null,
  year: null,
} as const satisfies SearchTerm;

function numberOrNull(figures: string | undefined): number | null {
  return figures === undefined ? null : Number(figures);
}

/** A year in two or four figures; in two it is one of this century. */
function yearOf(figures: string | undefined): number | null {
  return figures?.length === 2 ? 2_000 + Number(figures) : numberOrNull(figures);
}

type Found = SearchTerm | undefined;

const monthPattern = [...monthNames.keys()].toSorted((one, other) => other.length - one.length);
const named = new RegExp(
  `^(?:(?<day>\\d{1,2})\\s+)?(?<name>${monthPattern.join('|')})\\.?(?:\\s+(?<year>(?:19|20)\\d\\d))?$`,
);
const figures =
  /^(?:(?<day>\d{1,2})[-/.])?(?<month>\d{1,2})[-/.](?<year>(?:19|20)\d\d|(?<=[-/.]\d{1,2}[-/.])\d\d)$/;
const iso = /^(?<year>(?:19|20)\d\d)-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?$/;

/** A date, or as much of one as was said: `3 november 2026`, `nov 2026`, `november`, `3-11-2026`, `11/2026`, `2026`. */
function dateTerm(text: string): Found {
  if (/^(?:19|20)\d\d$/.test(text)) return { ...term, year: Number(text) };
  const { groups } = named.exec(text) ?? figures.exec(text) ?? iso.exec(text) ?? {};
  if (groups === undefined) return undefined;
  const month = monthNames.get(groups['name'] ?? '') ?? numberOrNull(groups['month']);
  return { ...term, text, day: numberOrNull(groups['day']), month, year: yearOf(groups['year']) };
}

/** An amount to the cent, or of whole euros: then all that begin with them. */
function amountTerm(text: string): Found {
  const cents = parseAmount(text, 'nl');
  if (cents === undefined) return undefined;
  const isWhole = !/[.,]\s*(?:\d{1,2}|-{1,2})(?!\d)/.test(text);
  return { ...term, text, least: cents, most: isWhole ? cents + 99 : cents };
}

function wordTerm(text: string): SearchTerm {
  const slips = slipsOf(text);
  return { ...term, text, slips, kinds: kindsNamed(text, slips) };
}

const mostTerms = 10;
const mostWordsOfTerm = 3;

/**
 * Takes apart what somebody typed: words in any order, amounts, and dates in words and figures. A row fits when every
 * term does.
 */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const terms: SearchTerm[] = [];
  while (words.length > 0 && terms.length < mostTerms) {
    const lengths = [mostWordsOfTerm, 2, 1].filter((length) => length <= words.length);
    const [found] = lengths.flatMap((length) => {
      const text = words.slice(0, length).join(' ');
      const read = dateTerm(text) ?? amountTerm(text);
      return read ? [{ read, length }] : [];
    });
    terms.push(found?.read ?? wordTerm(words[0] ?? ''));
    words.splice(0, found?.length ?? 1);
  }
  return terms;
}
