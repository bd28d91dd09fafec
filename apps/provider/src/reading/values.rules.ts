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
  /(?<![\p{L}\d.,/-])(?:(?:€|EUR)[ \t]?)?(?<minus>-\/-[ ]?|[-−][ ]?)?(?:€[ ]?)?(?<whole>\d{1,3}(?:[.,' ]\d{3})+|\d{1,6})[.,][ ]?(?<cents>\d{2})(?![\d%]|[.,/-]\d|[ ]?(?:mg|ml|km|st|%))/gu;

// What makes an amount negative from behind: "40,00-", "40,00 -/-", "40,00 CR". "90,00 -/- 40,00" is of the other.
const behind =
  /^(?:[ ]?(?:€|EUR))?(?:[-−](?=[\s€]|EUR|$)|[ ]?-\/-(?![ ]?(?:€|EUR)?[ ]?\d)|[ ]?CR(?![\p{L}\d]))/u;
// In brackets only where these are all there is in its column: "Vulling (45,00)" explains.
const opened = /(?:^|\t)(?:(?:€|EUR)[ ]?)?\($/u;
const closed = /^(?:[ ]?(?:€|EUR))?\)(?=\t|$)/u;

/** What stands behind an amount that it says is negative; undefined: nothing. */
function negativeBy(text: string, start: number, end: number): string | undefined {
  const rest = text.slice(end);
  const isOpened = opened.test(text.slice(0, start));
  return (behind.exec(rest) ?? (isOpened ? closed.exec(rest) : null))?.[0];
}

/** Every amount in a text, in cents: with comma or point, with or without its currency. */
export function amountsIn(text: string): Found<Cents>[] {
  const days = daysIn(text);
  return [...text.matchAll(amountPattern)].flatMap(({ 0: match, index, groups = {} }) => {
    const { minus, whole = '', cents = '' } = groups;
    const [start, end] = [index, index + match.length];
    if (days.some((day) => day.start < end && day.end > start)) return [];
    const value: number | undefined = joinCents(whole, cents);
    if (value === undefined) return [];
    const by = negativeBy(text, start, end);
    const isNegative = minus !== undefined || by !== undefined;
    return [{ value: isNegative ? -value : value, start, end: end + (by?.length ?? 0) }];
  });
}
