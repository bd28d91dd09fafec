import { formatMonth, formatShortMonth } from '@mijn/domain/datum';
import { isZorgsoort, zorgsoorten, zorgsoortInSentence } from '@mijn/domain/zorgsoorten';
import { parseAmount } from '@mijn/domain/money';
import { normalizeSearchText, slipsOf } from '@mijn/domain/searchWords';

/**
 * A search term. A row matches when its text contains `text` or a word that begins like `slips`, or
 * when it has one of the `kinds`, an amount from `least` to `most`, or a date with this `day`,
 * `month` and `year`. Null: every one.
 */
export interface SearchTerm {
  /** Lower case, without accents; null for a year, which every claim number contains. */
  readonly text: string | null;
  /** Regular expression for the word with one typo, valid in JavaScript and in PostgreSQL. */
  readonly slips: string | null;
  /** Kinds of care by their Dutch names. */
  readonly kinds: readonly string[];
  /** Cents. */
  readonly least: number | null;
  readonly most: number | null;
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

// Names in both languages, because the English interface shows "Dentist".
const kinds = Object.keys(zorgsoorten)
  .filter(isZorgsoort)
  .map((kind) => ({
    kind,
    names: normalizeSearchText(
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

/** Returns a year of two or four digits; two digits mean this century. */
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

/**
 * Parses a complete or partial date: `3 november 2026`, `nov 2026`, `november`, `3-11-2026`,
 * `11/2026`, `2026`.
 */
function dateTerm(text: string): Found {
  if (/^(?:19|20)\d\d$/.test(text)) return { ...term, year: Number(text) };
  const { groups } = named.exec(text) ?? figures.exec(text) ?? iso.exec(text) ?? {};
  if (groups === undefined) return undefined;
  const month = monthNames.get(groups['name'] ?? '') ?? numberOrNull(groups['month']);
  return { ...term, text, day: numberOrNull(groups['day']), month, year: yearOf(groups['year']) };
}

/** Parses an amount: exact with cents; whole euros match all amounts that begin with them. */
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
 * Splits a search into terms: words in any order, amounts, and dates in words or digits. A row must
 * match every term.
 */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const words = normalizeSearchText(typed).split(/\s+/).filter(Boolean);
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
