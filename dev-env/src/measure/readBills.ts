import { notasOfBills } from '@mijn/provider/reading/bills.rules';
import { corpusDay, household } from '@mijn/provider/reading/testing/bill.testing';
import { corpusBill, readBill } from '@mijn/provider/reading/testing/corpus.testing';
import type { BillForm } from '@mijn/provider/reading/testing/photograph.testing';
import { type FieldScore, scoresOf } from '@mijn/provider/reading/testing/score.testing';

/** How bills of one form were read. */
export interface BillsRead {
  readonly form: BillForm;
  /** Of all fields, percent. */
  readonly right: number;
  /** Of each field, percent. */
  readonly rightOf: readonly (readonly [field: string, right: number])[];
  /** Of what was called certain, percent. */
  readonly sureWrong: number;
}

const part = (all: readonly FieldScore[], counts: (score: FieldScore) => boolean): number =>
  (100 * all.filter(counts).length) / Math.max(1, all.length);
const isRight = ({ right }: FieldScore): boolean => right;

/** Reads the first `count` bills of the corpus of each form in this process. */
export async function readBills(form: BillForm, count: number): Promise<BillsRead> {
  const scores: FieldScore[] = [];
  for (let seed = 0, read = 0; read < count; seed += 1) {
    const bill = corpusBill(seed);
    if (bill.form !== form) continue;
    read += 1;
    const pages = await readBill(bill);
    const placed = pages.map((page, i) => ({ ...page, bestandId: 'nota', bladzijde: i + 1 }));
    const readFor = { today: corpusDay.toString(), people: household, complete: true };
    scores.push(...scoresOf(bill, notasOfBills(placed, readFor)));
  }
  const fields = [...new Set(scores.map(({ field }) => field))];
  return {
    form,
    right: part(scores, isRight),
    rightOf: fields.map((name) => {
      const own = scores.filter(({ field }) => field === name);
      return [name, part(own, isRight)] as const;
    }),
    sureWrong: part(
      scores.filter(({ sure }) => sure),
      (score) => !isRight(score),
    ),
  };
}
