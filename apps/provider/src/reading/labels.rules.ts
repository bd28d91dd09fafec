import { type Label, labelWords } from './labelWords.ts';
import type { Row, RowWord } from './rows.rules.ts';

const byLetters = new Map<string, Label>(
  Object.keys(labelWords)
    .filter(isLabel)
    .flatMap((label) =>
      labelWords[label].split('|').map((word) => [letters(word), label] as const),
    ),
);

function isLabel(word: string): word is Label {
  return Object.hasOwn(labelWords, word);
}

/** Only its letters, small and without accents. */
export function letters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** A label in a row: of these words. */
export interface FoundLabel {
  readonly label: Label;
  readonly row: Row;
  readonly from: number;
  readonly to: number;
}

const longest = 4;

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

function labelAt(row: Row, from: number): FoundLabel | undefined {
  for (let to = Math.min(row.words.length, from + longest); to > from; to -= 1) {
    const words = row.words.slice(from, to);
    const apart = words.some((word, i) => i > 0 && row.text[word.start - 1] === '\t');
    if (apart || words.some((word) => /\d/.test(word.text))) continue;
    const text = letters(words.map((word) => word.text).join(''));
    const label = byLetters.get(text) ?? nearly(text);
    if (label) return { label, row, from, to };
  }
  return undefined;
}

// "Declaratie" is the title of a bill, and not its number announced with its end unread.
const isWithoutEnd = (text: string, word: string): boolean => word === `${text}nr`;

/** A label with one letter read wrongly, where it is long enough to know it all the same. */
function nearly(text: string): Label | undefined {
  if (text.length < 6) return undefined;
  for (const [word, label] of byLetters) {
    const most = word.length > 11 ? 2 : 1;
    if (isWithoutEnd(text, word)) continue;
    if (word.length >= 7 && distance(word, text, most) <= most) return label;
  }
  return undefined;
}

function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** What stands beside a label, or under it: a text with the words that it is made of. */
export interface Beside {
  readonly row: Row;
  readonly text: string;
  readonly start: number;
}

/** Where the value of a label can stand: to its right, then under it. */
export function placesOf({ row, from, to }: FoundLabel, rows: readonly Row[]): Beside[] {
  const next = row.words[to];
  const right: Beside[] = next
    ? [{ row, text: row.text.slice(next.start), start: next.start }]
    : [];
  const [first, last] = [row.words[from], row.words[to - 1]];
  if (!first || !last) return right;
  const under = rows.flatMap((other) => {
    const far = other.top - row.top;
    if (other.page !== row.page || far <= 0 || far > 2.6 * row.height) return [];
    const word = other.words.find((one) => begins(one, first, last));
    return word ? [{ row: other, text: other.text.slice(word.start), start: word.start }] : [];
  });
  return [...right, ...under.slice(0, 1)];
}

function begins(word: RowWord, first: RowWord, last: RowWord): boolean {
  return word.left > first.left - 0.02 && word.left < last.left + last.width;
}
