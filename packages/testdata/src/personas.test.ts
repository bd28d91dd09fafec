import { isBsn } from '@mijn/domain/bsn';
import { expect, it } from 'vitest';
import { bsnVanLotte, personas } from './personas.ts';

it('gives every persona a valid test BSN of their own', () => {
  const nummers = [...personas.map(({ bsn }) => bsn), bsnVanLotte];
  expect(nummers.filter((bsn) => !isBsn(bsn))).toEqual([]);
  expect(new Set(nummers).size).toBe(nummers.length);
});
