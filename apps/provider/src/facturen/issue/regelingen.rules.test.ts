import { expect, it } from 'vitest';
import { termijnAmount } from './regelingen.rules.ts';

it('a betalingsregeling is twelve equal terms, of which the last one is what is left', () => {
  expect(termijnAmount.betalingsregeling(12_000)).toBe(1_000);
  expect(termijnAmount.betalingsregeling(12_001)).toBe(1_001);
});

it('with debt help nothing is asked', () => {
  expect(termijnAmount.schuldregeling(12_000)).toBe(0);
});
