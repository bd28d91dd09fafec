import { expect, it } from 'vitest';
import { sumOf } from './sum.ts';

it('adds amounts up as they were typed, and says nothing while one cannot be read', () => {
  expect(sumOf([{ bedrag: '41,25' }, { bedrag: '€ 8,75' }], 'nl')).toBe(5000);
  expect(sumOf([{ bedrag: '41,25' }, { bedrag: '' }], 'nl')).toBeUndefined();
  expect(sumOf([{ bedrag: 'x' }, { bedrag: '1' }], 'nl')).toBeUndefined();
  expect(sumOf([], 'nl')).toBe(0);
});
