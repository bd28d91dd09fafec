import { toNotas } from '@mijn/provider/reading/bills.rules';
import { corpusDay, household } from '@mijn/provider/reading/testing/bill.testing';
import { corpusBill, readBill } from '@mijn/provider/reading/testing/corpus.testing';
import type { BillForm } from '@mijn/provider/reading/testing/photograph.testing';
import { scoresOf } from '@mijn/provider/reading/testing/score.testing';

/** How bills of one form were read. */
export interface BillsRead {
  readonly form: BillForm;
  /** Of all fields, percent. */
  readonly right: number;
  /** Of what was called certain, percent. */
  readonly sureWrong: number;
}

const part = (some: number, all: number): number => (100 * some) / Math.max(1, all);

/** Reads the first `count` bills of the corpus of each form in this process. */
export async function readBills(form: BillForm, count: number): Promise<BillsRead> {
  const scores = [];
  for (let seed = 0, read = 0; read < count; seed += 1) {
    const bill = corpusBill(seed);
    if (bill.form !== form) continue;
    read += 1;
    const pages = await readBill(bill);
    const placed = pages.map((page, i) => ({ ...page, bestandId: 'nota', bladzijde: i + 1 }));
    const readFor = { today: corpusDay.toString(), people: household, complete: true };
    scores.push(...scoresOf(bill, toNotas(placed, readFor)));
  }
  const sure = scores.filter((score) => score.sure);
  return {
    form,
    right: part(scores.filter(({ right }) => right).length, scores.length),
    sureWrong: part(sure.filter(({ right }) => !right).length, sure.length),
  };
}
