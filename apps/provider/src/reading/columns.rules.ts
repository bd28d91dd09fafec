import type { Label } from './labelWords.ts';
import type { Amount } from './amounts.rules.ts';
import type { LabelledRow } from './labels.rules.ts';
import { sumWeights } from './scoring.rules.ts';
import { amountsIn } from './values.rules.ts';

/** Weights of the signals that a column holds the amounts of the lines. */
export const columnWeights = {
  amountHead: 1.5,
  totalHead: 1.8,
  ownShareHead: 3.5,
  coveredHead: -8,
  unitHead: -2.5,
  taxHead: -3,
  rightmost: 0.5,
  lineEnds: -0.3,
  perLine: 0.9,
} as const;

/** Amounts in one column. */
export interface Column {
  readonly amounts: readonly Amount[];
  readonly score: number;
}

/** Groups amounts by their edges into columns; one more column has the amounts that end their rows. */
export function columnsOf(rows: readonly LabelledRow[], amounts: readonly Amount[]): Column[] {
  const inCells = amounts.filter(({ isInline }) => !isInline);
  const groups: Amount[][] = [];
  for (const amount of inCells) {
    const slack = amount.row.page.seen ? 0.03 : 0.012;
    const group = groups.find((one) => {
      const last = one.at(-1);
      return (
        last &&
        last.at !== amount.at &&
        (Math.abs(last.right - amount.right) < slack ||
          Math.abs(last.left - amount.left) < slack / 4)
      );
    });
    if (group) group.push(amount);
    else groups.push([amount]);
  }
  const rightmost = Math.max(...groups.map((group) => group[0]?.right ?? 0));
  const columns = groups.map((group): Column => {
    const head = headOf(rows, group);
    const isRightmost = Math.abs((group[0]?.right ?? 0) - rightmost) < 0.04;
    const score = sumWeights(columnWeights, { ...headSignals(head), rightmost: isRightmost });
    return { amounts: group, score };
  });
  const ends = amounts.filter(({ endsRow }) => endsRow);
  return [...columns, { amounts: ends, score: columnWeights.lineEnds }];
}

function headSignals(head: Label | undefined) {
  return {
    amountHead: head === 'amountHead',
    totalHead: head === 'total' || head === 'toPay',
    ownShareHead: head === 'ownShare',
    coveredHead: head === 'covered' || head === 'paid',
    unitHead: head === 'unitHead',
    taxHead: head === 'tax' || head === 'discount',
  };
}

const headRows = 5;
const columnLabels: ReadonlySet<Label> = new Set<Label>([
  'amountHead',
  'total',
  'toPay',
  'ownShare',
  'covered',
  'unitHead',
  'tax',
  'discount',
  'paid',
]);

/** Finds the label above a column, in the rows above its first amount. */
function headOf(rows: readonly LabelledRow[], group: readonly Amount[]): Label | undefined {
  const [first] = group;
  if (!first) return undefined;
  const [left, right] = [first.left - 0.02, first.right + 0.02];
  for (let i = first.at - 1; i >= Math.max(0, first.at - headRows); i -= 1) {
    const above = rows[i];
    if (!above || above.row.page !== first.row.page) return undefined;
    const found = above.labels.filter(({ label, from, to, row }) => {
      const [begin, end] = [row.words[from], row.words[to - 1]];
      return (
        columnLabels.has(label) && begin && end && begin.left < right && end.left + end.width > left
      );
    });
    // The last label is nearest to a right-aligned amount.
    const label = found.at(-1)?.label;
    if (label && amountsIn(above.row.text).length === 0) return label;
  }
  return undefined;
}
