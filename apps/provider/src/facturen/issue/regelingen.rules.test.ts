import { expect, it } from 'vitest';
import { termijnAmount } from './regelingen.rules.ts';

it('divides a betalingsregeling into twelve equal terms, of which the last is the rest', () => {
  expect(termijnAmount.betalingsregeling(12_000)).toBe(1_000);
  expect(termijnAmount.betalingsregeling(12_001)).toBe(1_001);
});

it('requires nothing during debt help', () => {
  expect(termijnAmount.schuldregeling(12_000)).toBe(0);
});
