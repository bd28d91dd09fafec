import { expect, test } from 'vitest';
import { fieldLimits, longestFieldBytes } from './fieldLimits.ts';

test('is that of the lines of a bill, not of a numeric limit', () => {
  expect(longestFieldBytes).toBe(3 * fieldLimits.linesText);
});
