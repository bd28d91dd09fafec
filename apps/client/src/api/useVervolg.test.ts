import { expect, test } from 'vitest';
import { pauzeVoor } from './useVervolg.ts';

test('the pauses between two looks grow, up to half a minute', () => {
  const pauzes = Array.from({ length: 12 }, (_, keer) => pauzeVoor(keer));
  expect(pauzes).toEqual(pauzes.toSorted((a, b) => a - b));
  expect(pauzes[0]).toBe(2000);
  expect(pauzes.at(-1)).toBe(30_000);
});
