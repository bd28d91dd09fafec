import { type Cents, sumOf } from '@mijn/domain/money';
import { type Amount, amountsOf, type Role } from './amounts.rules.ts';
import { type Column, columnsOf, columnWeights } from './columns.rules.ts';
import { isForeign } from './currency.rules.ts';
import type { Label } from './labelWords.ts';
import type { LabelledRow } from './labels.rules.ts';
import { type ReadValue, sumWeights } from './scoring.rules.ts';
import { amountsIn, daysIn } from './values.rules.ts';

/** Weights of the signals that an amount is the total to claim. */
const totalWeights = {
  total: 2.5,
  toPay: 3,
  /** Next to a part that the insurer pays, the person claims their own share. */
  ownShare: 2.5,
  subtotal: 0.5,
  /** "Een bedrag van", "over te maken". */
  sentence: 1.2,
  unlabelled: -1,
  /** In a sentence, as the only amount on the bill. */
  only: 1.2,
  /** "Bedrag: € 34,12". */
  besideAmount: 2,
  repeated: 0.6,
  /** Requested by a QR code. */
  code: 5,
  /** Adds up to another total with the part that the insurer pays. */
  afterCover: 6,
  /** Adds up to another total with an earlier payment, which is claimed too. */
  afterPaid: -5,
  conditional: -4,
  /** Less than the amount to pay. */
  lessThanToPay: -6,
  /** Nothing left to pay, or a refund. */
  nothing: -2,
  /** In a currency other than the euro. */
  foreign: -8,
} as const;

/** Weights of the signals that lines and a total belong together. */
const pairWeights = {
  agree: 5,
  agreeOne: 3.5,
  /** Lines below the total, or rows labelled as a total that are counted as lines. */
  unusual: -1,
  noTotal: -2,
} as const;

/** Row of a line of a bill; its amount may be unreadable. */
export interface LineRow {
  readonly at: number;
  readonly amount: Amount | undefined;
}

/** Lines and total of a bill, as far as they were found. */
export interface BillAmounts {
  readonly lines: readonly LineRow[];
  readonly total: ReadValue<Cents> | undefined;
  /** Whether the lines, and no other combination, add up to the total. */
  readonly agree: boolean;
  readonly all: readonly Amount[];
}

const facts: ReadonlySet<Label> = new Set<Label>([
  'number',
  'billDay',
  'dueDay',
  'birth',
  'insured',
  'agb',
  'pay',
  'reference',
]);

const isCandidate = ({ value, role }: Amount): boolean =>
  role === 'total' ||
  role === 'toPay' ||
  (value > 0 && (role === undefined || role === 'ownShare' || role === 'subtotal'));

const sentence =
  /bedrag van|ter hoogte van|over te maken|overmaken|overschrijven|voldoen|u in rekening|betrag von|amount of|sum of|somme de|montant de|cantidad de|importe de|voor een totaal|in rekening|totaal|samen|uw deel|eigen deel|u betaalt|maak|betaal/iu;
const conditional =
  /anders|vorige|eerdere|per (?:uur|keer|km)|maximaal|tot een|boven|annuler|afge(?:zegd|meld)|afzeg|versch[ij]{2}n|no[- ]?show|niet nagekomen|mahn|reminder|late fee|herinnering|administratiekosten|aanmaning|retard|otherwise|sonst|eigen risico|deposit of|waarborg/iu;

/** Scores each amount as the total by itself. */
function totalScores(amounts: readonly Amount[], code: Cents | undefined): Map<Amount, number> {
  const sumOfRole = (role: Role): Cents =>
    sumOf(
      amounts.filter((one) => one.role === role),
      ({ value }) => Math.abs(value),
    );
  const byRole = (role: Role) => amounts.filter((one) => one.role === role);
  const whole = amounts.filter(
    ({ role, value }) => value > 0 && (role === 'total' || role === 'toPay' || role === 'subtotal'),
  );
  const comesTo = (value: Cents, others: readonly Amount[], all: Cents): boolean =>
    whole.some(
      (one) =>
        one.value > value &&
        (others.some((other) => Math.abs(other.value) + value === one.value) ||
          all + value === one.value),
    );
  // When a total is in two currencies, the one in euros is claimed.
  const hasEuros = whole.some(({ row, words }) => !isForeign(row, words));
  const toPay = Math.max(
    ...byRole('toPay').flatMap(({ value, isInline }) => (isInline ? [] : value)),
  );
  const [covered, paid] = [byRole('covered'), byRole('paid')];
  const scores = new Map<Amount, number>();
  for (const amount of amounts) {
    if (!isCandidate(amount)) continue;
    const { value, role, around } = amount;
    const repeated = amounts.filter(
      (one) => one !== amount && one.value === value && one.at !== amount.at,
    ).length;
    const score = sumWeights(totalWeights, {
      total: role === 'total',
      toPay: role === 'toPay',
      ownShare: role === 'ownShare',
      subtotal: role === 'subtotal',
      sentence: role === undefined && sentence.test(around),
      unlabelled: role === undefined,
      only:
        role === undefined &&
        amount.isInline &&
        amounts.every((one) => one.value === value || one.value === 0),
      besideAmount: role === undefined && amount.isCalledAmount,
      repeated: Math.min(2, repeated),
      code: code === value,
      nothing: value <= 0,
      lessThanToPay: value < toPay,
      foreign: hasEuros && isForeign(amount.row, amount.words),
      afterCover:
        (role === 'toPay' || role === 'ownShare') && comesTo(value, covered, sumOfRole('covered')),
      afterPaid: role === 'toPay' && comesTo(value, paid, sumOfRole('paid')),
      conditional: amount.isInline && conditional.test(amount.row.text.slice(0, 400)),
    });
    scores.set(amount, score);
  }
  return scores;
}

/** Whether a row with an amount may be a line: no label says otherwise. */
function isLineRow({ labels }: LabelledRow, { role, value, isCalledAmount }: Amount): boolean {
  if (value === 0 || isCalledAmount) return false;
  if (role !== undefined && role !== 'discount') return false;
  return !labels.some(
    ({ label, startsCell: starts, from }) => starts && from === 0 && facts.has(label),
  );
}

interface Pair {
  readonly lines: readonly Amount[];
  readonly total: Amount | undefined;
  readonly score: number;
  readonly agree: boolean;
}

const signed = ({ role, value }: Amount): Cents => (role === 'discount' ? -Math.abs(value) : value);
const sum = (lines: readonly Amount[]): Cents => sumOf(lines, signed);

/** Sets of lines that may belong to a total: the column's amounts above it or anywhere, with or without exceptions. */
function lineSets(
  rows: readonly LabelledRow[],
  { amounts }: Column,
  total: Amount | undefined,
): Amount[][] {
  const at = total?.at ?? Infinity;
  const others = amounts.filter((one) => one.at !== total?.at);
  const plain = others.filter((one) => {
    const labelled = rows[one.at];
    return labelled !== undefined && isLineRow(labelled, one);
  });
  const above = plain.filter((one) => one.at < at);
  const cells = above.filter(({ isInline }) => !isInline);
  // Excludes unlabelled sums of the rows above them.
  const withoutSums = above.filter((one, i) => i < 2 || sum(above.slice(0, i)) !== one.value);
  const soft = others.filter(
    (one) =>
      one.at < at &&
      one.value !== 0 &&
      (plain.includes(one) ||
        ((one.role === 'total' || one.role === 'ownShare' || one.role === 'covered') &&
          one.value !== total?.value)),
  );
  const subtotal = others.find((one) => one.role === 'subtotal' && one.at < at)?.at ?? at;
  const upToSubtotal = above.filter((one) => one.at < subtotal);
  const same = plain.filter((one) => one.at < at && rows[one.at]?.row.page === total?.row.page);
  return [
    above,
    cells,
    withoutSums,
    above.filter(({ role }) => role !== 'discount'),
    upToSubtotal,
    soft,
    same,
    plain,
  ];
}

/**
 * Whether an amount without a label may be a total: by its sentence, or alone in its row as the sum of several lines.
 */
function canBeTotal(
  total: Amount,
  lines: readonly Amount[],
  agree: boolean,
  score: number,
): boolean {
  if (total.role !== undefined || score >= 0) return true;
  return agree && total.isBare && lines.length > 1;
}

function pairsOf(
  rows: readonly LabelledRow[],
  amounts: readonly Amount[],
  scores: ReadonlyMap<Amount, number>,
): Pair[] {
  const pairs: Pair[] = [];
  const totals = [...scores.keys(), undefined];
  for (const column of columnsOf(rows, amounts)) {
    for (const total of totals) {
      const base = column.score + (total ? (scores.get(total) ?? 0) : 0);
      for (const [nth, lines] of lineSets(rows, column, total).entries()) {
        if (lines.length === 0) continue;
        const agree = total !== undefined && sum(lines) === total.value;
        // A row labelled as a total is a line only when the sum confirms it: "Totaal eiwit".
        if (!agree && lines.some(({ role }) => role !== undefined && role !== 'discount')) continue;
        if (total && !canBeTotal(total, lines, agree, scores.get(total) ?? 0)) continue;
        const score =
          base +
          Math.min(4, lines.length) * columnWeights.perLine +
          sumWeights(pairWeights, {
            agree: agree && lines.length > 1,
            agreeOne: agree && lines.length === 1,
            unusual: nth * 0.1,
            noTotal: total === undefined,
          });
        pairs.push({ lines, total, score, agree });
      }
    }
  }
  for (const [total, score] of scores) {
    if (score >= 0 || total.role !== undefined)
      pairs.push({ lines: [], total, score, agree: false });
  }
  return pairs;
}

/** Whether the bill has another total that no payment explains. */
function hasRival(amounts: readonly Amount[], total: Amount): boolean {
  const rows = new Set(amounts.filter(({ value }) => value === total.value).map(({ at }) => at));
  const paid = amounts.filter(({ role }) => role === 'paid').map(({ value }) => Math.abs(value));
  return amounts.some(
    ({ role, value, at }) =>
      (role === 'total' || role === 'toPay') &&
      value > 0 &&
      value !== total.value &&
      !rows.has(at) &&
      !paid.some((part) => part + value === total.value) &&
      sumOf(paid, (part) => part) + value !== total.value,
  );
}

/** Finds the lines of a bill and its total together. */
export function findAmounts(rows: readonly LabelledRow[], code: Cents | undefined): BillAmounts {
  const all = amountsOf(rows);
  const scores = totalScores(all, code);
  const pairs = pairsOf(rows, all, scores).toSorted((one, other) => other.score - one.score);
  const [best] = pairs;
  if (!best) return { lines: [], total: undefined, agree: false, all };
  const rival = pairs.find(({ total, agree }) => agree && total?.value !== best.total?.value);
  const other = pairs.find(({ total }) => total !== undefined && total.value !== best.total?.value);
  const isClear =
    best.score - (rival?.score ?? -Infinity) >= 3 &&
    best.score - (other?.score ?? -Infinity) >= 1.5;
  // On a photo, the amount next to the word "total" may be unrecognised.
  const isCalled = best.total?.role !== undefined && best.total.role !== 'subtotal';
  const isShared = all.some(
    ({ role, value }) => (role === 'covered' || role === 'ownShare') && value > 0,
  );
  const isOwn = best.total?.role === 'toPay' || best.total?.role === 'ownShare';
  const isDisputed = best.total !== undefined && hasRival(all, best.total);
  const isUnseen = rows.some(
    ({ row, labels }) =>
      row.page.seen &&
      amountsIn(row.text).length === 0 &&
      labels.some(
        ({ label, startsCell: starts, from }) => starts && from === 0 && label === 'total',
      ),
  );
  const lines = best.lines
    .map((amount): LineRow => ({ at: amount.at, amount: { ...amount, value: signed(amount) } }))
    .toSorted((one, next) => one.at - next.at);
  return {
    lines: withUnread(rows, lines),
    total: best.total,
    agree:
      best.agree &&
      isClear &&
      (isCalled || best.total?.value === code) &&
      !isUnseen &&
      !isDisputed &&
      (isOwn || !isShared),
    all,
  };
}

/** Adds rows of a photo with a day and words among the lines, whose amount is unreadable. */
function withUnread(rows: readonly LabelledRow[], lines: readonly LineRow[]): LineRow[] {
  const [first, last] = [lines[0]?.at, lines.at(-1)?.at];
  if (first === undefined || last === undefined) return [...lines];
  const dated = (at: number): boolean =>
    daysIn(rows[at]?.row.text ?? '').some(({ start }) => start < 12);
  if (!lines.some(({ at }) => dated(at))) return [...lines];
  const unread = rows.flatMap(({ row, labels }, at) => {
    const isNear = at >= first - 1 && at <= last + 1;
    const isRow = row.page.seen && dated(at) && row.words.length > 3 && labels.length === 0;
    return isNear && isRow && amountsIn(row.text).length === 0 ? [{ at, amount: undefined }] : [];
  });
  return [...lines, ...unread].toSorted((one, other) => one.at - other.at);
}
