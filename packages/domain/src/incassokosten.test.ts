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
])('charges for an open amount of %i cents %i cents', (open, costs) => {
  expect(incassokosten(open)).toBe(costs);
});

it('never fall for a higher amount and stay within their bounds', () => {
  const amount = fc.integer({ min: 1, max: 2_000_000_00 });
  fc.assert(
    fc.property(amount, fc.nat(1_000_00), (open, added) => {
      const costs = incassokosten(open);
      expect(costs).toBeGreaterThanOrEqual(40_00);
      expect(incassokosten(open + added)).toBeGreaterThanOrEqual(costs);
      expect(Number.isInteger(costs)).toBe(true);
    }),
  );
});
