import { expect, test } from 'vitest';
import { fieldLimits } from './fieldLimits.ts';
import { longestFieldBytes } from './longestField.ts';

test('the longest field is the lines of a bill, and no number that is allowed', () => {
  expect(longestFieldBytes).toBe(3 * fieldLimits.linesText);
});
