import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betaalgemakTermijn, betaalgemakTermijnen } from './betaalgemak.ts';

it('spreads the published example of € 385 as nine of € 40 and one of € 25', () => {
  expect(betaalgemakTermijnen(385_00)).toEqual([...Array.from({ length: 9 }, () => 40_00), 25_00]);
});

it.each([
  [360_00, 30_00],
  [360_01, 40_00],
  [1_00, 30_00],
  [1_200_00, 100_00],
  [1_200_01, 110_00],
])('on %i cents has a term of %i cents', (open, termijn) => {
  expect(betaalgemakTermijn(open)).toBe(termijn);
});

it('adds up to the cent, in at most twelve terms of which only the last is smaller', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000_00), (open) => {
      const termijnen = betaalgemakTermijnen(open);
      expect(termijnen.length).toBeLessThanOrEqual(12);
      expect(termijnen.reduce((sum, termijn) => sum + termijn, 0)).toBe(open);
      expect(new Set(termijnen.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(termijnen.every((termijn) => termijn > 0)).toBe(true);
    }),
  );
});

it.each([
  [0, []],
  [-5_00, []],
  [60_00, [30_00, 30_00]],
  [12 * 40_00, Array.from({ length: 12 }, () => 40_00)],
])('has no empty term: %i cents', (open, termijnen) => {
  expect(betaalgemakTermijnen(open)).toEqual(termijnen);
});
