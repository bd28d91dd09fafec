import { type Label, labelWords } from './labelWords.ts';
import type { Row, RowWord } from './rows.rules.ts';

/** Only its letters, small and without accents. */
export function letters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

interface Entry {
  readonly label: Label;
  readonly atStart: boolean;
  readonly withColon: boolean;
}

function isLabel(word: string): word is Label {
  return Object.hasOwn(labelWords, word);
}

function createIndex(): ReadonlyMap<string, Entry> {
  const index = new Map<string, Entry>();
  for (const label of Object.keys(labelWords).filter(isLabel)) {
    for (const words of Object.values(labelWords[label])) {
      for (const word of words.split('|')) {
        const key = letters(word);
        const entry = { label, atStart: word.startsWith('^'), withColon: word.endsWith(':') };
        if (!index.has(key)) index.set(key, entry);
      }
    }
  }
  return index;
}

const index = createIndex();
/** The long words by their length and first letter, and by their length and last letter. */
const longWords = Map.groupBy(
  [...index.keys()]
    .filter((word) => word.length >= 7)
    .flatMap((word) => [
      { key: `${word.length}${word.at(0)}`, word },
      { key: `${word.length}${word.at(-1)}-`, word },
    ]),
  ({ key }) => key,
);

/** A label in a row: the words `from` up to `to`. */
export interface FoundLabel {
  readonly label: Label;
  readonly row: Row;
  readonly from: number;
  readonly to: number;
  /** Nothing stands before it, or behind it, in its cell. */
  readonly startsCell: boolean;
  readonly endsCell: boolean;
}

/** A row with its labels. */
export interface LabelledRow {
  readonly row: Row;
  readonly labels: readonly FoundLabel[];
}

/** The rows with their labels. */
export function withLabels(rows: readonly Row[]): LabelledRow[] {
  return rows.map((row) => ({ row, labels: labelsOf(row) }));
}

const longest = 5;

/** Whether a gap as between columns stands before a word of a row; also before its first one. */
export function startsCell({ text, words }: Row, at: number): boolean {
  const word = words[at];
  return word === undefined || word.start === 0 || text[word.start - 1] === '\t';
}

/** The labels of a row, the longest at each place. */
export function labelsOf(row: Row): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (let from = 0; from < row.words.length;) {
    const one = labelAt(row, from);
    if (one) found.push(one);
    from = one ? one.to : from + 1;
  }
  return found;
}

const percentage = /(?<=\p{L})\d{1,2}(?:[.,]\d{1,2})?%$/u;

const isWord = (word: RowWord | undefined): boolean => /\p{L}/u.test(word?.text ?? '');

function labelAt(row: Row, from: number): FoundLabel | undefined {
  // A label read wrongly, "Factuumnummer", is likelier than a compound that no list has.
  return (
    longestAt(row, from, (text) => index.get(text)) ??
    (row.page.seen ? longestAt(row, from, nearly) : undefined) ??
    longestAt(row, from, compound)
  );
}

function longestAt(
  row: Row,
  from: number,
  find: (text: string, words: number) => Entry | undefined,
): FoundLabel | undefined {
  for (let to = Math.min(row.words.length, from + longest); to > from; to -= 1) {
    const words = row.words.slice(from, to);
    const isCut = words.some((_, i) => i > 0 && startsCell(row, from + i));
    // "TVA21%" is one word where a photo shows a narrow space.
    if (isCut || words.some(({ text }) => /\d/.test(text.replace(percentage, '')))) continue;
    if (!isWord(words[0]) || !isWord(words.at(-1))) continue;
    const entry = find(letters(words.map(({ text }) => text).join('')), words.length);
    const ends = startsCell(row, to);
    const starts = startsCell(row, from) || row.words[from]?.isApart === true;
    if (!entry || (entry.atStart && !starts)) continue;
    const hasColon = words.at(-1)?.text.endsWith(':') === true;
    if (entry.withColon && !hasColon && !(starts && ends)) continue;
    return { label: entry.label, row, from, to, startsCell: starts, endsCell: ends };
  }
  return undefined;
}

// "Verkoopfactuur nr.", "Zomerkorting", "Spoednota".
const endings: readonly (readonly [RegExp, Label])[] = [
  [/.{3}(?:factuur|faktuur|nota|rechnung|declaratie|rekening)s?(?:nummer|nr|no)$/, 'number'],
  [/.{3}(?:factuur|faktuur|nota|rechnung|declaratie|quittung|invoice)$/, 'title'],
  [
    /.{3}(?:behandlungs|leistungs|behandel|consult|zorg|prestatie|lever)(?:datum|tag|dag)$/,
    'careDay',
  ],
  [/.{3}(?:nummer|nr)$/, 'otherNumber'],
  [/(?:korting|rabatt|descuento|remise)(?:s?(?:code|bon|actie|pas)?)$/, 'discount'],
  [/.{3}(?:vergoeding)$/, 'covered'],
];

function compound(text: string, words: number): Entry | undefined {
  const found = endings.find(([pattern]) => pattern.test(text));
  if (!found || words > (found[1] === 'number' ? 2 : 1)) return undefined;
  return { label: found[1], atStart: false, withColon: false };
}

// "Declaratie" is the title of a bill, and not its number announced with its end unread.
const isWithoutEnd = (text: string, word: string): boolean => word === `${text}nr`;

/** A label with one letter read wrongly, where it is long enough to know it all the same. */
function nearly(text: string): Entry | undefined {
  if (text.length < 6 || text.length > 30) return undefined;
  for (const size of [0, 1, -1, 2, -2].map((more) => text.length + more)) {
    const alike = [`${size}${text.at(0)}`, `${size}${text.at(-1)}-`];
    for (const { word } of alike.flatMap((key) => longWords.get(key) ?? [])) {
      const most = word.length > 11 ? 2 : 1;
      if (shared(text, word) < word.length - 3 * most || isWithoutEnd(text, word)) continue;
      if (distance(word, text, most) <= most) return index.get(word);
    }
  }
  return undefined;
}

/** How many letters two words share at their beginnings and their ends: a cheap test before the exact one. */
function shared(one: string, other: string): number {
  const size = Math.min(one.length, other.length);
  let front = 0;
  while (front < size && one[front] === other[front]) front += 1;
  let back = 0;
  while (back < size - front && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  return front + back;
}

function distance(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** How a label announces a value: right before it, some words before it in the same cell, above or below it. */
export type LabelPosition = 'beside' | 'near' | 'above' | 'below';

/** The label that announces a value, and how. */
export interface Announcement {
  readonly label: Label;
  readonly where: LabelPosition;
  /** It is one of several in its row: the head of a column. */
  readonly isHead: boolean;
}

const filler =
  /^(?:€|eur|euro|op|van|vom|am|on|of|du|del?|le|no|nr|nº|n°|nummer|bedrag|a|is|die|do|ma|di|wo|vr|za|zo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)[.:]*$|^[^\p{L}\p{N}]+$/iu;
const farthest = 3;

/** Finds the label that announces the words from `from` of a row: to the left, or else above. */
export function announcementOf(
  rows: readonly LabelledRow[],
  at: number,
  from: number,
): Announcement | undefined {
  const own = rows[at];
  if (!own) return undefined;
  return leftOf(own, from) ?? aboveOf(rows, at, from);
}

function leftOf({ row, labels }: LabelledRow, from: number): Announcement | undefined {
  const one = labels.findLast(({ to }) => to <= from);
  if (!one) return undefined;
  const between = row.words.slice(one.to, from);
  if (between.some((word) => /\d/.test(word.text))) return undefined;
  const words = between.filter(({ text }) => !filler.test(text));
  if (words.length === 0) return { label: one.label, where: 'beside', isHead: false };
  const sameCell = between.every((_, i) => !startsCell(row, one.to + i)) && !startsCell(row, from);
  return words.length <= farthest && sameCell
    ? { label: one.label, where: 'near', isHead: false }
    : undefined;
}

/** Labels that stand at the head of the columns of a table. */
const headLabels: ReadonlySet<Label> = new Set<Label>([
  'amountHead',
  'unitHead',
  'textHead',
  'codeHead',
  'total',
  'toPay',
  'ownShare',
  'covered',
  'tax',
  'discount',
  'paid',
  'billDay',
  'plainDay',
  'careDay',
]);

const lineHeights = 3.2;
const slack = 0.012;

function overlaps(word: RowWord, value: RowWord): boolean {
  return (
    word.left < value.left + value.width + slack && word.left + word.width > value.left - slack
  );
}

function aboveOf(rows: readonly LabelledRow[], at: number, from: number): Announcement | undefined {
  const value = rows[at]?.row.words[from];
  const own = rows[at]?.row;
  if (!value || !own) return undefined;
  for (let i = at - 1; i >= 0; i -= 1) {
    const above = rows[i];
    if (!above || above.row.page !== own.page) return undefined;
    if (own.top - above.row.top > lineHeights * Math.max(own.height, above.row.height)) {
      return undefined;
    }
    const over = above.row.words.flatMap((word, nth) => (overlaps(word, value) ? [nth] : []));
    const [first] = over;
    if (first === undefined) continue;
    const one = above.labels.find(
      ({ from: start, to, endsCell }) => endsCell && over.some((nth) => nth >= start && nth < to),
    );
    const heads = above.labels.filter(({ label }) => headLabels.has(label)).length;
    return one && { label: one.label, where: 'above', isHead: heads > 1 };
  }
  return undefined;
}

/** Finds the label that stands alone below a value: the caption of a number. */
export function captionOf(
  rows: readonly LabelledRow[],
  at: number,
  from: number,
): Announcement | undefined {
  const [own, below] = [rows[at]?.row, rows[at + 1]];
  const value = own?.words[from];
  if (!own || !value || !below || below.row.page !== own.page) return undefined;
  if (below.row.top - own.top > 2.2 * Math.max(own.height, below.row.height)) return undefined;
  const one = below.labels.find(({ from: start, startsCell: starts, endsCell, row }) => {
    const word = row.words[start];
    return starts && endsCell && word !== undefined && overlaps(word, value);
  });
  return one && { label: one.label, where: 'below', isHead: false };
}
