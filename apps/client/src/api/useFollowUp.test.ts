import { expect, test } from 'vitest';
import { pauseFor } from './useFollowUp.ts';

test('lengthens the pauses between two revalidations, up to half a minute', () => {
  const pauses = Array.from({ length: 12 }, (_, times) => pauseFor(times));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBe(2000);
  expect(pauses.at(-1)).toBe(30_000);
});
