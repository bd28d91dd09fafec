import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aankondigingDagen,
  dagInMaand,
  eersteKeer,
  eersteTermijn,
  incassodagenOp,
  incassoDatum,
  laatsteWerkdag,
  volgendeTermijn,
} from './incasso.rules.ts';

const dag = (tekst: string) => Temporal.PlainDate.from(tekst);
const dagen = fc
  .integer({ min: 0, max: 4_000 })
  .map((aantal) => dag('2024-01-01').add({ days: aantal }));
const incassodag = fc.integer({ min: 1, max: 31 });

describe('a direct debit', () => {
  it('is on the day of the policy, announced fourteen days ahead', () => {
    expect(incassoDatum(dag('2026-11-01'), 25).toString()).toBe('2026-11-25');
    expect(incassoDatum(dag('2026-11-01'), 10).toString()).toBe('2026-12-10');
    expect(incassoDatum(dag('2027-02-01'), 31).toString()).toBe('2027-02-28');
  });

  it('is never announced too late, never waits longer than it has to', () => {
    fc.assert(
      fc.property(dagen, incassodag, (factuurdatum, nummer) => {
        const datum = incassoDatum(factuurdatum, nummer);
        const dagenVooruit = factuurdatum.until(datum, { largestUnit: 'days' }).days;
        expect(dagenVooruit).toBeGreaterThanOrEqual(aankondigingDagen);
        expect(dagenVooruit).toBeLessThan(aankondigingDagen + 31);
        expect(datum.equals(dagInMaand(datum, nummer))).toBe(true);
      }),
    );
  });

  it('has one day in every month for every policy', () => {
    fc.assert(
      fc.property(dagen, incassodag, (vanaf, nummer) => {
        const maand = vanaf.with({ day: 1 });
        const treffers = Array.from({ length: maand.daysInMonth }, (_, i) =>
          incassodagenOp(maand.add({ days: i })).includes(nummer),
        );
        expect(treffers.filter(Boolean)).toHaveLength(1);
        expect(incassodagenOp(eersteKeer(vanaf, nummer))).toContain(nummer);
      }),
    );
  });
});

describe('a term of an arrangement', () => {
  it('is on the last working day of a month', () => {
    expect(laatsteWerkdag(dag('2026-11-21')).toString()).toBe('2026-11-30');
    expect(laatsteWerkdag(dag('2026-10-01')).toString()).toBe('2026-10-30');
    expect(volgendeTermijn(dag('2026-11-30')).toString()).toBe('2026-12-31');
    expect(volgendeTermijn(dag('2027-01-29')).toString()).toBe('2027-02-26');
  });

  it('first comes when it could be announced', () => {
    expect(eersteTermijn(dag('2026-11-16')).toString()).toBe('2026-11-30');
    expect(eersteTermijn(dag('2026-11-17')).toString()).toBe('2026-12-31');
    fc.assert(
      fc.property(dagen, (vanaf) => {
        const termijn = eersteTermijn(vanaf);
        expect(vanaf.until(termijn, { largestUnit: 'days' }).days).toBeGreaterThanOrEqual(
          aankondigingDagen,
        );
        expect(termijn.equals(laatsteWerkdag(termijn))).toBe(true);
      }),
    );
  });
});
