import type { Cents } from '@mijn/domain/money';
import { type BillAmounts, findAmounts, type LineRow } from './totals.rules.ts';
import { type BillDays } from './days.rules.ts';
import { announcementOf, type LabelledRow } from './labels.rules.ts';
import { type Row, type RowWord, wordsIn } from './rows.rules.ts';
import type { ReadValue } from './scoring.rules.ts';
import { amountsIn, daysIn, type FoundValue, type LastDay, shortDaysIn } from './values.rules.ts';

/** A line of a bill. */
export interface BillLine {
  readonly day: ReadValue<string> | undefined;
  /** Whether the day is in the line itself, or labelled as the day of the care. */
  readonly isDaySure: boolean;
  readonly code: ReadValue<string> | undefined;
  readonly text: ReadValue<string> | undefined;
  /** Undefined when it is present but unreadable. */
  readonly amount: ReadValue<Cents> | undefined;
}

/** The lines of a bill with its total. */
export interface BillLines extends Pick<BillAmounts, 'total' | 'agree'> {
  readonly lines: readonly BillLine[];
}

function read<T>(row: Row, { value, start, end }: FoundValue<T>): ReadValue<T> {
  return { value, row, words: wordsIn(row, start, end) };
}

const codePattern = /^(?:[A-Z]\d{2,3}[A-Z]?|\d{4,6}|\d{2}[A-Z]\d{3}|[A-Z]{2}\d{4}|\d{8})$/;

/** The words of a row besides its days and amounts. */
function restOf(row: Row): readonly RowWord[] {
  const taken = [
    ...daysIn(row.text),
    ...shortDaysIn(row.text, { value: '2999-12-31', isSure: false }),
    ...amountsIn(row.text),
  ];
  return row.words.filter(
    ({ start, text }) => !taken.some((one) => one.start < start + text.length && one.end > start),
  );
}

function codeIn(row: Row, words: readonly RowWord[]): ReadValue<string> | undefined {
  // Reading a photo may return the capitals of a code as small letters: "v92".
  const word = words.slice(0, 2).find(({ text }) => codePattern.test(text.toUpperCase()));
  return word && { value: word.text.toUpperCase(), row, words: [word] };
}

const weekday = /^(?:ma|di|wo|do|vr|za|zo|mo|mi|fr|sa|so|lun|mar|mer|jeu|ven)\.?$/i;
const isCounting = ({ text }: RowWord): boolean =>
  /^(?:\d{1,3}x?|x|€|EUR|[|_—-]+)$/i.test(text) || weekday.test(text);

const isOwn = (word: RowWord): boolean => !isCounting(word);

function textIn(row: Row, words: readonly RowWord[]): ReadValue<string> | undefined {
  const own = words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1);
  const value = own.map(({ text }) => text).join(' ');
  return /\p{L}{3}/u.test(value) ? { value, row, words: own } : undefined;
}

/** A day as it was read. */
interface ReadDay extends ReadValue<string> {
  readonly isDoubtful: boolean;
}

/** Finds the day in a row, also without a year. */
function dayIn(row: Row, until: LastDay): ReadDay | undefined {
  const [day] = [...daysIn(row.text), ...shortDaysIn(row.text, until)];
  return day && { ...read(row, day), isDoubtful: day.isDoubtful };
}

const weekdays =
  /^(?:ma|di|wo|do|vr|za|zo)\.?$|dag,?$|tag,?$|day,?$|^(?:lun|mar|mi[eé]|mer|jeu|jue|ven|vie|sam|s[aá]b|dim|dom)\p{L}*[.,]?$/iu;

/** Finds days that are the heading of the lines below them, by row. */
function headings(rows: readonly LabelledRow[], until: LastDay): ReadonlyMap<number, ReadDay> {
  return new Map(
    rows.flatMap(({ row, labels }, at) => {
      const above = announcementOf(rows, at, 0);
      const isOther =
        labels.some(({ label }) => label !== 'careDay' && label !== 'unitHead') ||
        (above !== undefined && above.label !== 'careDay' && !above.isHead);
      const rest = restOf(row);
      const most = row.page.seen ? 0 : 3;
      const own = rest.filter(({ text }) => !weekdays.test(text));
      const isLabelled = own.some(({ text }) => text.endsWith(':')) || own.length > most;
      if (isOther || isLabelled || amountsIn(row.text).length > 0) return [];
      const day = dayIn(row, until);
      return day && day.value <= until.value ? [[at, day] as const] : [];
    }),
  );
}

interface Context {
  readonly rows: readonly LabelledRow[];
  readonly until: LastDay;
  readonly above: ReadonlyMap<number, ReadDay>;
}

/** The words of the row above a line that has only numbers, as on a receipt. */
function textAbove({ rows }: Context, at: number): ReadValue<string> | undefined {
  const above = rows[at - 1];
  if (!above || above.labels.length > 0 || amountsIn(above.row.text).length > 0) return undefined;
  return textIn(above.row, restOf(above.row));
}

function toLine(
  context: Context,
  { at, amount }: LineRow,
  day: ReadValue<string> | undefined,
): BillLine {
  const row = context.rows[at]?.row;
  if (!row) return { day, isDaySure: false, code: undefined, text: undefined, amount };
  const words = restOf(row);
  const code = codeIn(row, words);
  const own = words.filter((word) => !code?.words.includes(word));
  const text = textIn(row, own) ?? (code ? undefined : textAbove(context, at));
  return { day, isDaySure: true, code, text, amount };
}

const headingRows = 4;

/** The nearest heading above a row, but below the previous line. */
function headingOf({ above }: Context, at: number, before: number | undefined) {
  const last = before ?? at - headingRows;
  const rows = [...above.keys()].filter((row) => row < at && row > last);
  return above.get(Math.max(...rows));
}

const rangeBetween = /^\s*(?:t\/m|tot en met|tot|bis|to|au|al|[-–])?\s*$/iu;

/** Whether a row has no other day than this one, except the end of its range. */
function isOnly(row: Row | undefined, value: string): boolean {
  const days = daysIn(row?.text ?? '');
  const [first, second, third] = days;
  if (!first || !second) return true;
  const between = row?.text.slice(first.end, second.start) ?? '';
  return third === undefined && first.value === value && rangeBetween.test(between);
}

/** The days below each line, for bills where no day is above the first line. */
function belowOf({ above }: Context, lineRows: readonly LineRow[]) {
  const days = lineRows.map(({ at }, nth) => {
    const next = lineRows[nth + 1]?.at ?? at + headingRows;
    const row = [...above.keys()].find((one) => one > at && one < next);
    return row === undefined ? undefined : above.get(row);
  });
  return days.every((day) => day !== undefined) ? days : [];
}

/** Assigns a day to each line: its own, or the one above or below it. A day further above is uncertain. */
function withDays(context: Context, lineRows: readonly LineRow[]): BillLine[] {
  const [first] = lineRows;
  const hasHeading = first !== undefined && headingOf(context, first.at, undefined) !== undefined;
  const below = hasHeading ? [] : belowOf(context, lineRows);
  let current: ReadValue<string> | undefined;
  return lineRows.map((lineRow, nth) => {
    const row = context.rows[lineRow.at]?.row;
    const own = row && dayIn(row, context.until);
    const day = own ?? below[nth] ?? headingOf(context, lineRow.at, lineRows[nth - 1]?.at);
    current = day ?? current;
    const isDaySure =
      day !== undefined &&
      !day.isDoubtful &&
      day.value <= context.until.value &&
      isOnly(row, day.value);
    return { ...toLine(context, lineRow, current), isDaySure };
  });
}

const nearRows = 3;

/**
 * Derives lines from a letter: as many as there are days near each other, when a price times that number equals the
 * total.
 */
function inSentences({ all, total }: BillAmounts, { inSentences: days }: BillDays): BillLine[] {
  if (!total) return [];
  for (const first of days) {
    for (let span = 0; span <= nearRows; span += 1) {
      const group = days.filter(({ at }) => at >= first.at && at <= first.at + span);
      const each = all.find(({ value }) => value * group.length === total.value);
      if (group.length < 2 || !each) continue;
      const line = { isDaySure: false, code: undefined, text: undefined, amount: each };
      return group
        .toSorted((one, other) => one.value.localeCompare(other.value))
        .map((day) => ({ ...line, day }));
    }
  }
  return [];
}

/** Finds the lines of a bill and its total. A bill without lines becomes one line with its total. */
export function findLines(
  rows: readonly LabelledRow[],
  days: BillDays,
  code: Cents | undefined,
): BillLines {
  const { until, care } = days;
  const amounts = findAmounts(rows, code);
  const { agree } = amounts;
  const [first, second] = amounts.lines;
  // The only amount of a letter is its total.
  const total = amounts.total ?? (second ? undefined : first?.amount);
  const context = { rows, until, above: headings(rows, until) };
  const lines = withDays(context, amounts.lines);
  const several = inSentences(amounts, days);
  if (lines.length <= 1 && several.length > 0) return { lines: several, total, agree: false };
  const whole = { day: care, isDaySure: care?.sure ?? false };
  if (lines.length === 0) {
    if (!total) return { lines, total, agree: false };
    const only = { ...whole, code: undefined, text: undefined, amount: total };
    return { lines: [only], total, agree: code === total.value };
  }
  const isDated = lines.some(({ day }) => day !== undefined);
  const dated = isDated ? lines : lines.map((line) => ({ ...line, ...whole }));
  const sum = dated.reduce((cents, { amount }) => cents + (amount?.value ?? 0), 0);
  return {
    lines: withRest(dated, (total?.value ?? 0) - sum),
    total,
    agree: agree && dated.every(({ amount }) => amount),
  };
}

/** Assigns the remainder of the total to the only line with an unreadable amount. */
function withRest(lines: readonly BillLine[], rest: Cents): readonly BillLine[] {
  const unread = lines.filter(({ amount }) => !amount);
  if (unread.length !== 1 || rest <= 0) return lines;
  return lines.map((line) => {
    const { amount, text } = line;
    if (amount || !text) return line;
    const words = text.row.words.slice(-1);
    return { ...line, amount: { value: rest, row: text.row, words } };
  });
}
