import { isBsn } from '@mijn/domain/bsn';
import { expect, it } from 'vitest';
import { lotteBsn, personas } from './personas.ts';

it('gives every persona a valid and unique test BSN', () => {
  const numbers = [...personas.map(({ bsn }) => bsn), lotteBsn];
  expect(numbers.filter((bsn) => !isBsn(bsn))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
