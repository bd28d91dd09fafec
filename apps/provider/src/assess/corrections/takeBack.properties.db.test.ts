import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '../calculator/calculator.testing.ts';
import { dueOfYear } from '../calculator/calculatorYear.testing.ts';
import { Books } from '../calculator/careBooks.testing.ts';
import { careHistory } from '../calculator/careHistory.testing.ts';
import type { Dekking } from '../shapes.ts';
import { takeBack } from './takeBack.ts';
import { yearOf } from '../line/yearOf.ts';

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
        live(events, (books) => {
          for (const [key, used] of books.used()) {
            const [brand = '', year] = key.split('/');
            const due = dueOfYear(events.history, brand, Number(year));
            expect(used).toBeLessThanOrEqual(due.verplicht + due.voluntary);
          }
          for (const line of books.lines) {
            const { bedrag, notCovered, wettelijkeBijdrage, eigenRisico, dekking } = line;
            const key = `${dekking?.merk}/${yearOf(line)}`;
            const inTermijnen = events.history.inTermijnen.includes(key) ? eigenRisico : 0;
            expect(Math.min(notCovered, wettelijkeBijdrage, eigenRisico)).toBeGreaterThanOrEqual(0);
            expect(line.uitgekeerd).toBe(
              bedrag - notCovered - wettelijkeBijdrage - eigenRisico + inTermijnen,
            );
          }
        });
      }),
      { numRuns: Math.min(numRuns, 3_000) },
    );
  });

  it('leaves a line unchanged that differs from the engine’s result', () => {
    const dekking: Dekking | null = null;
    const line = {
      zorgsoort: 'Ziekenhuis',
      behandelDatum: '2026-03-02',
      bedrag: 10_000,
      aantal: 1,
      buitenland: false,
      submittedOn: '2026-03-10',
      dekking,
      notCovered: 10_000,
      wettelijkeBijdrage: 0,
      eigenRisico: 0,
    };
    const refused = { ...line, bedrag: 20_000, notCovered: 20_000 };
    const facts = {
      person: { geboorteDatum: '1985-04-12', insurances: [] },
      dekkingen: [],
      eigenRisicoAmounts: [],
      inTermijnen: [],
    };
    const correcties = takeBack([line, refused], line, facts);
    expect(correcties.map(({ line: one, kind }) => [one.bedrag, kind])).toEqual([
      [10_000, 'teruggenomen'],
    ]);
  });
});
