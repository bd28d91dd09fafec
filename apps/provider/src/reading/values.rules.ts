import { type Cents, joinCents } from '@mijn/domain/money';

/** Something found in a text, and where. */
export interface Found<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

const monthNames: readonly string[] = [
  'januari|jan|januar|january|jänner',
  'februari|feb|februar|february',
  'maart|mrt|mar|märz|maerz|marz|march',
  'april|apr',
  'mei|mai|may',
  'juni|jun|june',
  'juli|jul|july',
  'augustus|aug|august',
  'september|sep|sept',
  'oktober|okt|october|oct',
  'november|nov',
  'december|dec|dezember|dez',
];

const monthPattern = monthNames.join('|');
const monthOf = new Map(
  monthNames.flatMap((names, i) => names.split('|').map((name) => [name, i + 1] as const)),
);

const numeric = String.raw`(?<d>\d{1,2})\s?(?<s>[-/.])\s?(?<m>\d{1,2})\s?\k<s>\s?(?<y>\d{4}|\d{2})`;
const iso = String.raw`(?<iy>\d{4})-(?<im>\d{2})-(?<id>\d{2})`;
const written = String.raw`(?<wd>\d{1,2})(?:[.,]|e|th|st|nd|rd)?[\s-]*(?<wm>${monthPattern})\.?[\s-]*(?<wy>\d{4})`;
const english = String.raw`(?<em>${monthPattern})\.?\s+(?<ed>\d{1,2})(?:th|st|nd|rd)?,?\s+(?<ey>\d{4})`;

const dayPattern = new RegExp(
  String.raw`(?<![\d.,/-])(?:${iso}|${numeric}|${written}|${english})(?![\d/-]|[.,]\d)`,
  'giu',
);

const pivot = 35;

function yearOf(digits: string): number {
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
  const { d, m, y, id, im, iy, wd, wm, wy, ed, em, ey } = groups;
  if (iy && im && id) return toDay(iy, Number(im), id);
  if (y && m && d) return toDay(y, Number(m), d);
  const [day, name, year] = wy ? [wd, wm, wy] : [ed, em, ey];
  return toDay(year ?? '', monthOf.get(name?.toLowerCase() ?? '') ?? 0, day ?? '');
}

/** Every day (`yyyy-mm-dd`) in a text, in any of the ways in which bills write one; the day before the month. */
export function daysIn(text: string): Found<string>[] {
  return [...text.matchAll(dayPattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const value = dayOf(groups);
    return value === undefined ? [] : [{ value, start: index, end: index + whole.length }];
  });
}

const amountPattern =
  /(?<![\p{L}\d.,/-])(?:(?:€|EUR)[ \t]?)?(?<minus>-[ ]?)?(?:€[ ]?)?(?<whole>\d{1,3}(?:[.,' ]\d{3})+|\d{1,6})[.,][ ]?(?<cents>\d{2})(?![\d%]|[.,/-]\d|[ ]?(?:mg|ml|km|st|%))/gu;

/** Every amount in a text, in cents: with comma or point, with or without its currency. */
export function amountsIn(text: string): Found<Cents>[] {
  const days = daysIn(text);
  return [...text.matchAll(amountPattern)].flatMap(({ 0: match, index, groups = {} }) => {
    const { minus, whole = '', cents = '' } = groups;
    const [start, end] = [index, index + match.length];
    if (days.some((day) => day.start < end && day.end > start)) return [];
    const value: number | undefined = joinCents(whole, cents);
    if (value === undefined) return [];
    return [{ value: minus ? -value : value, start, end }];
  });
}
