import { beforeAll, expect, it } from 'vitest';
import { notasOfBills } from './bills.rules.ts';
import type { ReadPage } from './process/page.ts';
import { corpusDay, household } from './testing/bill.testing.ts';
import { corpusBill, readBill } from './testing/corpus.testing.ts';

const seeds = Array.from({ length: 16 }, (_, seed) => seed);
const bills: ReadPage[][] = [];

beforeAll(async () => {
  for (const seed of seeds) bills.push(await readBill({ ...corpusBill(seed), form: 'pdf' }));
});

const readFor = { today: corpusDay.toString(), people: household, complete: true };

const placed = (seed: number) =>
  (bills[seed] ?? []).map((page, i) => ({
    ...page,
    bestandId: `bill ${seed}`,
    bladzijde: i + 1,
  }));

it.each(seeds.slice(1))('two bills in one go are two: seed %d and the one before it', (seed) => {
  const both = notasOfBills([...placed(seed - 1), ...placed(seed)], readFor);
  expect(both).toEqual([
    ...notasOfBills(placed(seed - 1), readFor),
    ...notasOfBills(placed(seed), readFor),
  ]);
  expect(both.map(({ bestandIds }) => bestandIds)).toEqual([
    [`bill ${seed - 1}`],
    [`bill ${seed}`],
  ]);
});

it('skips a quotation, and reads the bill that was sent with it', () => {
  const heading = { left: 0.1, top: 0.02, width: 0.1, height: 0.02, certainty: 100 };
  const quoted = placed(0).map((page) => ({
    ...page,
    bestandId: 'quotation',
    words: [
      { text: 'Offerte', ...heading },
      ...page.words.filter(({ text }) => !/factuur|nota|rekening|declaratie/i.test(text)),
    ],
  }));
  expect(notasOfBills(quoted, readFor)).toEqual([]);
  expect(notasOfBills([...quoted, ...placed(1)], readFor)).toEqual(
    notasOfBills(placed(1), readFor),
  );
});
