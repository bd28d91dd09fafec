import type { Cents } from '@mijn/domain/money';
import { type FoundLabel, labelsOf, placesOf } from './labels.rules.ts';
import { type Row, type RowWord, wordsIn } from './rows.rules.ts';
import { amountsIn, daysIn } from './values.rules.ts';

/** A value with the words that say it. */
export interface Said<T> {
  readonly value: T;
  readonly row: Row;
  readonly words: readonly RowWord[];
}

/** A line of a bill. */
export interface BillLine {
  readonly day: Said<string> | undefined;
  readonly code: Said<string> | undefined;
  readonly text: Said<string> | undefined;
  /** Undefined: it stands there and could not be read. */
  readonly amount: Said<Cents> | undefined;
}

/** A row with what it announces. */
export interface LabelledRow {
  readonly row: Row;
  readonly labels: readonly FoundLabel[];
}

/** The rows with their labels. */
export function withLabels(rows: readonly Row[]): LabelledRow[] {
  return rows.map((row) => ({ row, labels: labelsOf(row) }));
}

function said<T>(
  row: Row,
  { value, start, end }: { value: T; start: number; end: number },
): Said<T> {
  return { value, row, words: wordsIn(row, start, end) };
}

const announces = ({ labels }: LabelledRow, ...wanted: readonly string[]): boolean =>
  labels.some(({ label }) => wanted.includes(label));

/** The amounts that the bill calls its total, in the order in which they stand. */
export function totalsOf(rows: readonly LabelledRow[]): Said<Cents>[] {
  const plain = rows.map(({ row }) => row);
  return rows.flatMap(({ row, labels }) => {
    const total = labels.find(({ label }) => label === 'total');
    if (!total || labels.some(({ label }) => label === 'notTotal')) return [];
    const from = row.words[total.to - 1]?.start ?? 0;
    const beside = amountsIn(row.text)
      .filter(({ end }) => end > from)
      .at(-1);
    if (beside) return [said(row, beside)];
    return placesOf(total, plain).flatMap(({ row: other, text, start }) => {
      const [first] = amountsIn(text);
      if (!first || other === row || first.start > 4) return [];
      return [said(other, { ...first, start: first.start + start, end: first.end + start })];
    });
  });
}

const codePattern = /^(?:[A-Z]\d{2,3}[A-Z]?|\d{4,6}|\d{2}[A-Z]\d{3}|[A-Z]{2}\d{4}|\d{8})$/;

interface Cell {
  readonly words: readonly RowWord[];
}

/** The words of a row that are neither its days nor its amounts. */
function restOf(row: Row): Cell {
  const taken = [...daysIn(row.text), ...amountsIn(row.text)];
  const words = row.words.filter(
    ({ start, text }) => !taken.some((one) => one.start < start + text.length && one.end > start),
  );
  return { words };
}

function codeIn(row: Row, words: readonly RowWord[]): Said<string> | undefined {
  // What is seen in small letters is printed in capitals: "v92".
  const word = words.slice(0, 2).find(({ text }) => codePattern.test(text.toUpperCase()));
  return word && { value: word.text.toUpperCase(), row, words: [word] };
}

const isCounting = ({ text }: RowWord): boolean => /^(?:\d{1,3}x?|x|€|EUR|[|_—-]+)$/i.test(text);

const isTold = (word: RowWord): boolean => !isCounting(word);

function textIn(row: Row, words: readonly RowWord[]): Said<string> | undefined {
  const own = words.slice(words.findIndex(isTold), words.findLastIndex(isTold) + 1);
  const value = own.map(({ text }) => text).join(' ');
  return /\p{L}{3}/u.test(value) ? { value, row, words: own } : undefined;
}

const between = [
  'total',
  'notTotal',
  'number',
  'billDay',
  'birth',
  'insured',
  'pay',
  'agb',
  'name',
];

/** The days under a label, which are what it announces and no care. */
function announced(rows: readonly LabelledRow[]): ReadonlySet<Row> {
  const plain = rows.map(({ row }) => row);
  const labels = rows.flatMap((row) => row.labels);
  return new Set(labels.flatMap((label) => placesOf(label, plain).map(({ row }) => row)));
}

/**
 * The lines of a bill: each row with an amount that says what it is for. Its day is its own, or the one above it,
 * or `day` of the whole bill; where other lines have a day of their own, one without has none.
 */
export function linesOf(rows: readonly LabelledRow[], day: Said<string> | undefined): BillLine[] {
  const lines: BillLine[] = [];
  const taken = announced(rows);
  let above: Said<string> | undefined;
  for (const labelled of rows) {
    const { row } = labelled;
    const days = daysIn(row.text);
    const amount = amountsIn(row.text).at(-1);
    if (announces(labelled, ...between)) continue;
    if (!amount || amount.value === 0) {
      const [only] = days;
      const alone = only && days.length === 1 && restOf(row).words.length <= 2;
      if (alone && !taken.has(row)) above = said(row, only);
      const unread = row.page.seen && only && !alone && labelled.labels.length === 0;
      const line = unread && lineOf(row, undefined, above);
      if (line && line.text) lines.push(line);
      continue;
    }
    const line = lineOf(row, said(row, amount), above);
    if (line) lines.push(line);
  }
  const whole = withinTable(lines);
  const some = whole.some((line) => line.day !== undefined);
  return some ? whole : whole.map((line) => ({ ...line, day }));
}

function lineOf(
  row: Row,
  amount: Said<Cents> | undefined,
  current: Said<string> | undefined,
): BillLine | undefined {
  const { words } = restOf(row);
  const code = codeIn(row, words);
  const text = textIn(
    row,
    words.filter((word) => !code?.words.includes(word)),
  );
  const [own] = daysIn(row.text);
  if (!text && !code && !own) return undefined;
  return { day: own ? said(row, own) : current, code, text, amount };
}

/** A row with a day and words, and an amount that cannot be read, is a line only between lines that have one. */
function withinTable(lines: readonly BillLine[]): BillLine[] {
  const first = lines.findIndex(({ amount }) => amount);
  const last = lines.findLastIndex(({ amount }) => amount);
  return lines.filter(
    ({ amount }, at) => amount !== undefined || (at >= first - 1 && at <= last + 1 && last >= 0),
  );
}
