import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [2_000, '2.000', '2,000'],
  [1_234_567, '1.234.567', '1,234,567'],
])('groups the count %i by thousands in each language', (count, nl, en) => {
  expect(formatCount(count, 'nl')).toBe(nl);
  expect(formatCount(count, 'en')).toBe(en);
});
