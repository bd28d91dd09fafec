import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noRegelingBecause, regelingChoices, type RegelingFacts } from './regelingChoices.rules.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const facts: RegelingFacts = {
  open: 38_500,
  hasAccount: true,
  running: false,
  stopped: false,
  paying: false,
};

describe('regelingChoices', () => {
  it('returns the choices of months with term, last term and days', () => {
    const shown = regelingChoices(facts, today).map((one) => [
      one.maanden,
      one.termijn,
      one.last,
      one.firstDay.toString(),
      one.lastDay.toString(),
    ]);
    expect(shown).toEqual([
      [3, 12_834, 12_832, '2026-12-31', '2027-02-26'],
      [6, 6_417, 6_415, '2026-12-31', '2027-05-31'],
      [9, 4_278, 4_276, '2026-12-31', '2027-08-31'],
      [12, 3_209, 3_201, '2026-12-31', '2027-11-30'],
    ]);
  });

  it('omits terms that are too small', () => {
    const months = regelingChoices({ ...facts, open: 15_000 }, today).map(({ maanden }) => maanden);
    expect(months).toEqual([3, 6]);
  });

  it.each([
    ['nietsOpen', { open: 0 }],
    ['betalingLoopt', { paying: true }],
    ['lopendeRegeling', { running: true }],
    ['eerderGestopt', { stopped: true }],
    ['geenRekening', { hasAccount: false }],
    ['teWeinig', { open: 5_900 }],
  ])('returns none, with the reason: %s', (reason, otherwise) => {
    const changed = { ...facts, ...otherwise };
    expect(noRegelingBecause(changed)).toBe(reason);
    expect(regelingChoices(changed, today)).toEqual([]);
  });

  it('always covers the open amount, in at most as many equal terms with a smaller rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6_000, max: 5_000_000 }), (open) => {
        for (const { maanden, termijn, last } of regelingChoices({ ...facts, open }, today)) {
          const count = Math.ceil(open / termijn);
          expect((count - 1) * termijn + last).toBe(open);
          expect(count).toBeLessThanOrEqual(maanden);
          expect(last).toBeGreaterThan(0);
          expect(last).toBeLessThanOrEqual(termijn);
        }
      }),
    );
  });
});
