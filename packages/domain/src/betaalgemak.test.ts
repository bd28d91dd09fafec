import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betaalgemakTermijn } from './betaalgemak.ts';

it.each([
  // The published example: nine terms of € 40 and one of € 25.
  [385_00, 40_00],
  [360_00, 30_00],
  [360_01, 40_00],
  [1_00, 30_00],
  [1_200_00, 100_00],
  [1_200_01, 110_00],
])('spreads %i cents in terms of %i cents', (open, termijn) => {
  expect(betaalgemakTermijn(open)).toBe(termijn);
});

it('pays the whole amount in at most twelve terms of whole tens of euros', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000_00), (open) => {
      const termijn = betaalgemakTermijn(open);
      expect(Math.ceil(open / termijn)).toBeLessThanOrEqual(12);
      expect(termijn % 10_00).toBe(0);
    }),
  );
});
