import { type Cents, joinCents } from '@mijn/domain/money';

/** A value found in a text, with its range. */
export interface FoundValue<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** A day found in a text, `yyyy-mm-dd`. */
export interface FoundDay extends FoundValue<string> {
  /** Whether its year is not certain, or it is another weekday than the one before it. */
  readonly isDoubtful: boolean;
}

// Short month names of Italian and Portuguese are other words here: "1 set", "2 out".
const languages = { long: 'nl de de-AT en fr es it pt', short: 'nl de de-AT en fr es' };

function monthNames(month: number): Set<string> {
  const names = (['long', 'short'] as const).flatMap((length) =>
    languages[length]
      .split(' ')
      .map((language) =>
        Temporal.PlainDate.from({ year: 2000, month, day: 1 })
          .toLocaleString(language, { month: length })
          .replace('.', '')
          .toLowerCase(),
      ),
  );
  return new Set(names.flatMap((name) => [name, withoutAccents(name)]));
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const monthOf = new Map(
  Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) =>
    [...monthNames(month)].map((name) => [name, month] as const),
  ),
);

/** Numbers of weekdays by name, Monday is 1. */
const weekdayOf = new Map(
  Array.from({ length: 7 }, (_, i) =>
    Temporal.PlainDate.from('2024-01-01').add({ days: i }),
  ).flatMap((day) =>
    ['nl', 'de', 'en', 'fr', 'es', 'it'].flatMap((language) =>
      (['long', 'short'] as const).map((length) => {
        const name = day.toLocaleString(language, { weekday: length });
        return [withoutAccents(name.replace('.', '').toLowerCase()), day.dayOfWeek] as const;
      }),
    ),
  ),
);

/** Returns the weekday that is written before a position, if any. */
function weekdayBefore(text: string, start: number): number | undefined {
  const word = /(?<!\p{L})(\p{L}{2,10})[.,]?\s$/u.exec(text.slice(0, start))?.[1] ?? '';
  return weekdayOf.get(withoutAccents(word.toLowerCase()));
}

const isWeekday = (day: string, weekday: number | undefined): boolean =>
  Temporal.PlainDate.from(day).dayOfWeek === weekday;

/** Longest first, since some names are prefixes of others. */
const monthPattern = [...monthOf.keys()]
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const numeric = String.raw`(?<d>\d{1,2})\s?(?<s>[-/.])\s?(?<m>\d{1,2})\s?\k<s>\s?(?<y>\d{4}|['’‘]?\d{2})`;
const iso = String.raw`(?<iy>\d{4})[-./](?<im>\d{2})[-./](?<id>\d{2})`;
const boxes = String.raw`(?<bd>\d{2})[ \t](?<bm>[01]\d)[ \t](?<by>(?:19|20)\d{2})`;
const ordinal = String.raw`(?:[.,]|er|e|th|st|nd|rd|º)?`;
const dayAndMonth = String.raw`(?<wd>\d{1,2})${ordinal}[\s-]*(?:de\s+|of\s+)?(?<wm>${monthPattern})`;
const dayInWords = String.raw`${dayAndMonth}\.?,?[\s-]*(?:del?\s+)?(?<wy>\d{4}|['’‘]\d{2}|(?<=-)\d{2})`;
const english = String.raw`(?<em>${monthPattern})\.?\s+(?<ed>\d{1,2})(?:th|st|nd|rd)?,?\s+(?<ey>\d{4})`;

const dayPattern = new RegExp(
  String.raw`(?<![\d.,/-])(?:${iso}|${numeric}|${boxes}|${dayInWords}|${english})(?![\d/-]|[.,]\d)`,
  'giu',
);

// A numeric day and month without a year is only recognised at the start of a cell, since it is ambiguous elsewhere.
const shortPattern = new RegExp(
  String.raw`(?<![\d.,/-])${dayAndMonth}(?![\p{L}\d])|(?<=^|\t|\t\p{L}{2} |^\p{L}{2} )(?<nd>\d{1,2})[-/.](?<nm>\d{1,2})\.?(?=$|[\s,])|(?<![\d.,/-])(?<gd>\d{1,2})\.(?<gm>\d{1,2})(?:\.|(?<=\d{2}\.\d{2}),)(?=$|[\s,])`,
  'giu',
);

const pivot = 35;

function yearOf(written: string): number {
  const digits = written.replace(/^['’‘]/u, '');
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year > pivot ? 1900 : 2000);
}

function toDay(year: string, month: number, day: string): string | undefined {
  try {
    const fields = { year: yearOf(year), month, day: Number(day) };
    return Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}

function dayOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { d, m, y, id, im, iy, wd, wm, wy, ed, em, ey, bd, bm, by } = groups;
  if (iy && im && id) return toDay(iy, Number(im), id);
  if (y && m && d) return toDay(y, Number(m), d);
  if (by && bm && bd) return toDay(by, Number(bm), bd);
  const [day, name, year] = wy ? [wd, wm, wy] : [ed, em, ey];
  return toDay(year ?? '', monthOf.get(name?.toLowerCase() ?? '') ?? 0, day ?? '');
}

const listed =
  /(?<![\d.,/-])((?:\d{1,2}\.?(?:,| en| und| and| et| y| e| &| ?t\/m| tot en met| tot| bis| to| au| al| ?[-–])+ ?)+)$/iu;

/** Finds the days of a list that names the month once: "7, 14 en 21 oktober 2026". */
function listedBefore(text: string, start: number, day: string): FoundValue<string>[] {
  const list = listed.exec(text.slice(0, start));
  if (!list) return [];
  return [...(list[1] ?? '').matchAll(/\d{1,2}/g)].flatMap(({ 0: digits, index }) => {
    const value = toDay(day.slice(0, 4), Number(day.slice(5, 7)), digits);
    const at = list.index + index;
    return value === undefined ? [] : [{ value, start: at, end: at + digits.length }];
  });
}

/**
 * Finds every day (`yyyy-mm-dd`) in a text, in all notations of bills with the day before the month, and in English
 * ones.
 */
export function daysIn(text: string): FoundDay[] {
  return [...text.matchAll(dayPattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const value = dayOf(groups);
    if (value === undefined) return [];
    const weekday = weekdayBefore(text, index);
    const isDoubtful = weekday !== undefined && !isWeekday(value, weekday);
    const before = groups['wm'] ? listedBefore(text, index, value) : [];
    const days = [...before, { value, start: index, end: index + whole.length }];
    return days.map((day) => ({ ...day, isDoubtful }));
  });
}

/** The last day that a day without a year can be: that of the bill, or today. */
export interface LastDay {
  /** `yyyy-mm-dd`. */
  readonly value: string;
  /** Whether it is certainly the date of the bill. */
  readonly isSure: boolean;
}

/** Months before the bill beyond which the year of a day is uncertain. */
const sureMonths = 9;

/**
 * Finds days without a year. Each gets the last year in which it is not after `until`, or the one before when the
 * weekday that is written before it says so.
 */
export function shortDaysIn(text: string, until: LastDay): FoundDay[] {
  const full = daysIn(text);
  return [...text.matchAll(shortPattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { wd, wm, nd, nm, gd, gm } = groups;
    const [start, end] = [index, index + whole.length];
    if (full.some((day) => day.start < end && day.end > start)) return [];
    const digits = nm ?? gm;
    const month = digits ? Number(digits) : (monthOf.get(wm?.toLowerCase() ?? '') ?? 0);
    const year = Number(until.value.slice(0, 4));
    const possible = [year, year - 1]
      .flatMap((one) => toDay(String(one), month, nd ?? gd ?? wd ?? '') ?? [])
      .filter((day) => day <= until.value);
    const weekday = weekdayBefore(text, start);
    const agreeing = possible.find((day) => isWeekday(day, weekday));
    const value = agreeing ?? possible[0];
    if (value === undefined) return [];
    const isKnown = weekday === undefined ? until.isSure : agreeing !== undefined;
    const isDoubtful = !isKnown || value < monthsBefore(until.value, sureMonths);
    const days = [...(wm ? listedBefore(text, start, value) : []), { value, start, end }];
    return days.map((day) => ({ ...day, isDoubtful }));
  });
}

const monthsBefore = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).subtract({ months }).toString();

const minus = String.raw`(?<minus>-\/-[ ]?|[-−–][ ]?)?`;
const currency = String.raw`(?:€|EUR[O]?\b)`;
const whole = String.raw`(?<whole>\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,6})`;
const noUnit = String.raw`(?![\d%]|[.,/-]\d|[ ]?(?:mg|ml|km|st|%|gr|mm|cm|uur|kg|cl)\b|[ ]?%)`;
const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:${currency}[ \t]?)?${minus}(?:€[ ]?)?${whole}(?:[.,][ ]?(?<cents>\d{2})${noUnit}|[.,](?:-{1,2}|–|—|=)(?!\d))`,
  'giu',
);
/** Whole euros need a currency: "€ 75", "75 euro". */
const wholePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:${currency}[ ]?${minus}(?<whole>\d{1,3}(?:[.]\d{3})+|\d{1,6})(?![\d%]|[.,/-][\d-]|[.,][=–—])|(?<behind>\d{1,3}(?:[.]\d{3})+|\d{1,6})[ ]?(?:€|EUR\b|euro\b)(?![ ]?[\d]))`,
  'giu',
);

// A suffix that makes an amount negative: "40,00-", "40,00 -/-", "40,00 CR". In "90,00 -/- 40,00" the sign belongs to
// the second amount.
const behind =
  /^(?:[ ]?(?:€|EUR))?(?:[-−](?=[\s€]|EUR|$)|[ ]?-\/-(?![ ]?(?:€|EUR)?[ ]?\d)|[ ]?CR(?![\p{L}\d]))/u;
// Brackets only negate an amount that is alone in its column: "Vulling (45,00)" is an explanation.
const opened = /(?:^|\t)(?:(?:€|EUR)[ ]?)?\($/u;
const closed = /^(?:[ ]?(?:€|EUR))?\)(?=\t|$)/u;

/** Returns the suffix that makes an amount negative, if any. */
function negativeBy(text: string, start: number, end: number): string | undefined {
  const rest = text.slice(end);
  const isOpened = opened.test(text.slice(0, start));
  return (behind.exec(rest) ?? (isOpened ? closed.exec(rest) : null))?.[0];
}

/** Finds every amount in a text, in cents: with comma or point, with or without a currency, or in whole euros. */
export function amountsIn(text: string): FoundValue<Cents>[] {
  const found: FoundValue<Cents>[] = [];
  const taken: { start: number; end: number }[] = daysIn(text);
  const matches = [...text.matchAll(amountPattern), ...text.matchAll(wholePattern)];
  for (const { 0: match, index, groups = {} } of matches) {
    const { minus: before, whole: digits, behind: plain, cents = '00' } = groups;
    const [start, end] = [index, index + match.length];
    if (taken.some((one) => one.start < end && one.end > start)) continue;
    const value: number | undefined = joinCents(digits ?? plain ?? '', cents);
    if (value === undefined) continue;
    const by = negativeBy(text, start, end);
    const isNegative = before !== undefined || by !== undefined;
    const one = { value: isNegative ? -value : value, start, end: end + (by?.length ?? 0) };
    found.push(one);
    taken.push(one);
  }
  return found.toSorted((one, other) => one.start - other.start);
}
