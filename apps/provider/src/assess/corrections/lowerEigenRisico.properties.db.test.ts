import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Books } from '../calculator/careBooks.testing.ts';
import { type CareHistory, careHistory } from '../calculator/careHistory.testing.ts';
import type { InsurancePeriod } from '../shapes.ts';

// `npm run prove` sets the full number.
const numRuns = Math.min(Number(process.env['CARE_HISTORIES'] ?? 1_500), 20_000);

/** Returns the insurances as known before the end became known: those valid then continue. */
function without(end: string, insurances: readonly InsurancePeriod[]): readonly InsurancePeriod[] {
  return insurances.map((period) =>
    period.validUntil !== null && period.validUntil <= end
      ? period
      : { ...period, validUntil: null },
  );
}

/** Returns the insurances with an end on a day. */
function ended(end: string, insurances: readonly InsurancePeriod[]): readonly InsurancePeriod[] {
  return insurances
    .filter(({ validFrom }) => validFrom < end)
    .map((period) => {
      const { validUntil } = period;
      return validUntil !== null && validUntil <= end ? period : { ...period, validUntil: end };
    });
}

const dayOf2025 = fc
  .integer({ min: 0, max: 420 })
  .map((days) => Temporal.PlainDate.from('2024-12-15').add({ days }).toString());

/**
 * Arbitrary bills, with an end of the insurance that becomes known in between, and bills that are taken
 * back.
 */
const withEnd = careHistory.chain((history) =>
  fc.record({
    history: fc.constant(history),
    end: dayOf2025,
    known: fc.nat(history.bills.length),
    taken: fc.subarray(history.bills.map((_, i) => i)),
    early: fc.boolean(),
  }),
);

type WithEnd = typeof withEnd extends fc.Arbitrary<infer T> ? T : never;

function withInsurances(
  history: CareHistory,
  change: (insurances: readonly InsurancePeriod[]) => readonly InsurancePeriod[],
): CareHistory {
  const { person } = history;
  return { ...history, person: { ...person, insurances: change(person.insurances) } };
}

/** Plays the events; calls `each` after every event once the end is known and the next day has begun. */
function live(one: WithEnd, each: (books: Books) => void): Books {
  const { end, known, taken, early } = one;
  const books = new Books(withInsurances(one.history, (all) => without(end, all)));
  const isTaken = (bill: number) => taken.includes(bill);
  for (const bill of one.history.bills.keys()) {
    if (bill === known) learn(books, end, each);
    books.add(bill);
    if (early && isTaken(bill)) books.takeBack(bill);
    if (bill >= known) each(books);
  }
  if (known === one.history.bills.length) learn(books, end, each);
  for (const bill of early ? [] : taken) {
    books.takeBack(bill);
    each(books);
  }
  return books;
}

function learn(books: Books, end: string, each: (books: Books) => void): void {
  const { history } = books;
  books.history = withInsurances(history, (all) => ended(end, all));
  const before = books.used();
  const lines = books.lines;
  const changes = books.lower();
  for (const [key, used] of books.used()) {
    const was = before.get(key) ?? 0;
    expect(used).toBe(Math.min(was, books.dueOf(key)));
  }
  for (const change of changes) {
    expect(change.compulsoryEigenRisico).toBeLessThan(0);
    expect(change.uitgekeerd - change.inTermijnen).toBe(0 - change.compulsoryEigenRisico);
    expect([change.gedeclareerd, change.notCovered, change.wettelijkeBijdrage]).toEqual([0, 0, 0]);
  }
  // Lines with lowered own risk come after all unchanged ones.
  expectFromTheLast(lines, books);
  // Idempotent: the next day finds nothing.
  expect(books.lower()).toEqual([]);
  each(books);
}

const keyOf = ({ dekking, behandelDatum }: Books['lines'][number]) =>
  `${dekking?.merk}/${behandelDatum.slice(0, 4)}`;

function expectFromTheLast(before: Books['lines'], books: Books): void {
  for (const [i, line] of before.entries()) {
    if (books.lines[i]!.eigenRisico === line.eigenRisico) continue;
    const later = books.lines.slice(i + 1).filter((one) => keyOf(one) === keyOf(line));
    expect(later.reduce((sum, { eigenRisico }) => sum + eigenRisico, 0)).toBe(0);
  }
}

describe('an end within a year, whenever it becomes known', () => {
  it('never leaves more used own risk than the year has, and every line adds up', () => {
    let lowered = 0;
    fc.assert(
      fc.property(withEnd, (one) => {
        const books = live(one, (now) => now.expectSound());
        lowered += Number(books.lowered);
      }),
      { numRuns },
    );
    // Guards against samples without a case; about one history in fifty has one.
    expect(lowered).toBeGreaterThan(numRuns / 150);
  });
});
