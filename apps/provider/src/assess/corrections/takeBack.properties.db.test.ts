import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '../calculator/calculator.testing.ts';
import { Books } from '../calculator/careBooks.testing.ts';
import { careHistory } from '../calculator/careHistory.testing.ts';

// `npm run prove` sets the full number.
const numRuns = Math.min(Number(process.env['CARE_HISTORIES'] ?? 1_500), 20_000);

/** Arbitrary bills with some of them taken back, at any later time. */
const withCorrecties = careHistory.chain((history) =>
  fc
    .record({
      taken: fc.subarray(history.bills.map((_, i) => i)),
      places: fc.array(fc.nat(1_000), { minLength: 14, maxLength: 14 }),
    })
    .map(({ taken, places }) => {
      const events = history.bills.map((_, i) => ({ bill: i, takesBack: false, at: i * 10 }));
      const correcties = taken.map((bill, i) => {
        const span = (history.bills.length - bill) * 10;
        return { bill, takesBack: true, at: bill * 10 + 1 + ((places[i] ?? 0) % span) };
      });
      return {
        history,
        taken,
        events: [...events, ...correcties].toSorted((one, other) => one.at - other.at),
      };
    }),
);

type Events = typeof withCorrecties extends fc.Arbitrary<infer T> ? T : never;

function live({ history, events }: Events, each: (books: Books) => void = () => undefined): Books {
  const books = new Books(history);
  for (const { bill, takesBack } of events) {
    if (takesBack) books.takeBack(bill);
    else books.add(bill);
    each(books);
  }
  return books;
}

describe('taking back any bills at any time', () => {
  it('leaves every line as the independent calculator has it for the remaining bills', () => {
    fc.assert(
      fc.property(withCorrecties, (events) => {
        const books = live(events);
        const left = events.history.bills.filter((_, i) => !books.taken.has(i));
        const expected = calculate(left, events.history).map((share, i) =>
          share
            ? [
                share.notCovered,
                share.wettelijkeBijdrage,
                share.compulsoryEigenRisico + share.voluntaryEigenRisico,
                share.uitgekeerd,
              ]
            : [left[i]!.bedrag, 0, 0, 0],
        );
        const lines = books.lines.map((line) => [
          line.notCovered,
          line.wettelijkeBijdrage,
          line.eigenRisico,
          line.uitgekeerd,
        ]);
        expect(lines).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('never exceeds own risk in between, has no negative part, and adds up on every line', () => {
    fc.assert(
      fc.property(withCorrecties, (events) => {
        live(events, (books) => books.expectSound());
      }),
      { numRuns: Math.min(numRuns, 3_000) },
    );
  });
});
