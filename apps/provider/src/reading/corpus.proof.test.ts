import { beforeAll, describe, expect, it } from 'vitest';
import { notasOfBills } from './bills.rules.ts';
import { corpusDay, household } from './testing/bill.testing.ts';
import { corpusBill, corpusSize, readBill } from './testing/corpus.testing.ts';
import type { BillForm } from './testing/photograph.testing.ts';
import { type FieldScore, scoresOf } from './testing/score.testing.ts';

// `npm run prove` reads the whole corpus; by default only PDFs with text, and a few scans and photos.
const isFull = process.env['READING_FULL'] !== undefined;
const seeds = isFull
  ? Array.from({ length: corpusSize }, (_, seed) => seed)
  : [0, 3, 5, 8, 10, 13, 15, 18, 20, 23, 25, 28, 30, 33, 35, 38, 2, 12, 1, 4];

const scores = new Map<BillForm, FieldScore[]>();

beforeAll(async () => {
  for (const seed of seeds) {
    const bill = corpusBill(seed);
    const pages = await readBill(bill);
    const notas = notasOfBills(
      pages.map((page, i) => ({ ...page, bestandId: 'nota', bladzijde: i + 1 })),
      { today: corpusDay.toString(), people: household, complete: true },
    );
    scores.set(bill.form, [...(scores.get(bill.form) ?? []), ...scoresOf(bill, notas)]);
  }
  if (!isFull) return;
  for (const [form, all] of scores) process.stdout.write(`${form} ${table(all)}\n`);
}, 3_600_000);

function partOf(all: readonly FieldScore[], counts: (score: FieldScore) => boolean): number {
  return all.filter(counts).length / Math.max(1, all.length);
}

function table(all: readonly FieldScore[]): string {
  const fields = [...new Set(all.map(({ field }) => field))];
  return fields
    .map((field) => {
      const own = all.filter((score) => score.field === field);
      return `${field} ${(100 * partOf(own, ({ right }) => right)).toFixed(1)} %`;
    })
    .join(', ');
}

describe('reading the corpus', () => {
  it.each([
    ['pdf', 0.98],
    ['scan', 0.95],
    ['photo', 0.9],
  ] as const)('finds from a %s at least %d of the fields', (form, least) => {
    const all = scores.get(form) ?? [];
    const wrong = all.filter(({ right }) => !right);
    expect([partOf(all, ({ right }) => right) >= least, all.length > 0, wrong]).toEqual([
      true,
      true,
      wrong,
    ]);
  });

  it('is hardly ever wrong about a certain value', () => {
    const sure = [...scores.values()].flat().filter((score) => score.sure);
    const wrong = sure.filter(({ right }) => !right);
    expect(sure.length).toBeGreaterThan(100);
    expect([wrong.length / sure.length <= 0.005, wrong]).toEqual([true, wrong]);
  });
});
