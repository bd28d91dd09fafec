import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[7], 7],
  [[30, 4, 100], 30],
  [[4, 1, 3, 2], 3],
])('the middle of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

test('nothing measured has no middle', () => {
  expect(median([])).toBeNaN();
});
