import { expect, it } from 'vitest';
import { parseSum } from './claimFields.ts';

it('adds amounts as typed, and returns undefined while one is invalid', () => {
  expect(parseSum([{ bedrag: '41,25' }, { bedrag: '€ 8,75' }], 'nl')).toBe(5000);
  expect(parseSum([{ bedrag: '41,25' }, { bedrag: '' }], 'nl')).toBeUndefined();
  expect(parseSum([{ bedrag: 'x' }, { bedrag: '1' }], 'nl')).toBeUndefined();
  expect(parseSum([], 'nl')).toBe(0);
});
