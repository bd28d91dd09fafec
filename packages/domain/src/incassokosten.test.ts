import fc from 'fast-check';
import { expect, it } from 'vitest';
import { incassokosten } from './incassokosten.ts';

it.each([
  [0, 0],
  [1_00, 40_00],
  [266_66, 40_00],
  [266_67, 40_00],
  [300_00, 45_00],
  [2_500_00, 375_00],
  [5_000_00, 625_00],
  [10_000_00, 875_00],
  [200_000_00, 2_775_00],
  [1_000_000_00, 6_775_00],
  [5_000_000_00, 6_775_00],
])('are, on an open amount of %i cents, %i cents', (open, kosten) => {
  expect(incassokosten(open)).toBe(kosten);
});

it('never fall when more is open, and stay between their bounds', () => {
  const bedrag = fc.integer({ min: 1, max: 2_000_000_00 });
  fc.assert(
    fc.property(bedrag, fc.nat(1_000_00), (open, erbij) => {
      const kosten = incassokosten(open);
      expect(kosten).toBeGreaterThanOrEqual(40_00);
      expect(incassokosten(open + erbij)).toBeGreaterThanOrEqual(kosten);
      expect(Number.isInteger(kosten)).toBe(true);
    }),
  );
});
