import type { Cents } from '@mijn/domain/money';
import type { Label } from './labelWords.ts';
import { announcementOf, type FoundLabel, type LabelledRow, startsCell } from './labels.rules.ts';
import { type Row, type RowWord, wordsIn } from './rows.rules.ts';
import type { ReadValue } from './scoring.rules.ts';
import { amountsIn, daysIn } from './values.rules.ts';

/** Role of an amount, by its label. */
export type Role = Extract<
  Label,
  'total' | 'toPay' | 'subtotal' | 'tax' | 'discount' | 'paid' | 'covered' | 'ownShare'
>;

const roles: ReadonlySet<Label> = new Set<Label>([
  'total',
  'toPay',
  'subtotal',
  'tax',
  'discount',
  'paid',
  'covered',
  'ownShare',
]);

function isRole(label: Label | undefined): label is Role {
  return label !== undefined && roles.has(label);
}

/** An amount on a page. */
export interface Amount extends ReadValue<Cents> {
  readonly at: number;
  readonly role: Role | undefined;
  readonly isCalledAmount: boolean;
  /** Whether its row has hardly any other words: it may be an unlabelled sum. */
  readonly isBare: boolean;
  /** Whether it is within a sentence. */
  readonly isInline: boolean;
  readonly endsRow: boolean;
  readonly left: number;
  readonly right: number;
  readonly around: string;
}

/** Finds the role of a row by its first words: "Totaal", "Reeds voldaan". */
function roleOfRow({ row, labels }: LabelledRow): FoundLabel | undefined {
  const [first] = amountsIn(row.text);
  if (!first) return undefined;
  const before = labels.filter(({ to }) => (row.words[to - 1]?.start ?? 0) < first.start);
  const start = before.find(({ label, startsCell: starts }) => starts && isRole(label));
  if (start) return start;
  // "Vandaag betaald (pin)", "BTW 0 %": within a short cell the label may be anywhere.
  return before.find(({ label, from, to }) => {
    let cell = from;
    while (!startsCell(row, cell)) cell -= 1;
    let end = to;
    while (!startsCell(row, end)) end += 1;
    return (
      isRole(label) &&
      from - cell <= 2 &&
      end - cell <= 6 &&
      cell === 0 &&
      (label !== 'covered' || deducted.test(row.words[0]?.text ?? '')) &&
      label !== 'ownShare' &&
      label !== 'tax'
    );
  });
}

/** "Af: vergoeding zorgverzekeraar". */
const deducted = /^(?:af|min|minus|aftrek|abz[uü]glich|less|moins|menos)\b/iu;

const isWord = ({ text }: RowWord): boolean =>
  /\p{L}{2}/u.test(text) && !/^euros?[.,;]?$|^eur$/i.test(text);

/** Finds the amounts of these pages in reading order. */
export function amountsOf(rows: readonly LabelledRow[]): Amount[] {
  return rows.flatMap((labelled, at) => {
    const { row } = labelled;
    const rowRole = roleOfRow(labelled)?.label;
    const found = amountsIn(row.text);
    // A column head describes a whole column; above a lone amount it is that amount's label.
    const amountWords = found.flatMap(({ start, end }) => wordsIn(row, start, end)).length;
    return found.map(({ value, start, end }, nth): Amount => {
      const words = wordsIn(row, start, end);
      const [first] = words;
      const last = words.at(-1);
      const from = first ? row.words.indexOf(first) : 0;
      const to = last ? row.words.indexOf(last) + 1 : 0;
      const announcement = announcementOf(rows, at, from);
      const own = isRole(announcement?.label) ? announcement : undefined;
      const isHead = own?.where === 'above' && own.isHead && row.words.length > amountWords;
      const others = row.words.filter((word) => isWord(word) && !words.includes(word)).length;
      const behind = row.words.slice(to, cellEnd(row, to)).filter(isWord);
      const inFront = row.words.slice(cellBegin(row, from), from).filter(isWord);
      return {
        value,
        row,
        words,
        at,
        role: isRole(rowRole) ? rowRole : isHead || !isRole(own?.label) ? undefined : own.label,
        isCalledAmount:
          announcement?.label === 'amountHead' &&
          announcement.where === 'beside' &&
          row.words[from - 1]?.text !== 'EUR',
        isBare: others <= 2 && daysIn(row.text).length === 0,
        isInline: behind.length > 0 || inFront.length > 5,
        endsRow: nth === found.length - 1 && row.words.slice(to).filter(isWord).length === 0,
        left: first?.left ?? 0,
        right: last ? last.left + last.width : 0,
        around: row.text.slice(Math.max(0, start - 60), end + 40),
      };
    });
  });
}

function cellBegin(row: Row, at: number): number {
  let from = at;
  while (from > 0 && !startsCell(row, from)) from -= 1;
  return from;
}

function cellEnd(row: Row, at: number): number {
  let to = at;
  while (to < row.words.length && !startsCell(row, to)) to += 1;
  return to;
}

/** Whether these rows contain a total. */
export function containsTotal(rows: readonly LabelledRow[]): boolean {
  return amountsOf(rows).some(
    ({ role, value }) => value > 0 && (role === 'total' || role === 'toPay'),
  );
}
