import { expect, it } from 'vitest';
import { abroad } from './abroad.rules.ts';
import { withLabels } from './labels.rules.ts';
import { written } from './testing/written.testing.ts';

const told = (...lines: readonly string[]) => {
  const found = abroad(withLabels(written(lines)));
  return found && [found.waarde, found.zeker];
};

it('a bill with nothing but signs of home is from home', () => {
  expect(told('Praktijk Noord', 'AGB 11012345', 'Totaal € 45,00')).toEqual([false, true]);
});

it('a bill with nothing but signs of another country is from there', () => {
  expect(told('Zahnarztpraxis', 'Rechnung 12', '€ 45,00')).toEqual([true, true]);
});

it('a bill in another currency is from abroad, and asked about where it has signs of home', () => {
  expect(told('Harbour Practice', 'Total £ 80,00')).toEqual([true, true]);
  expect(told('Praktijk Bonaire', 'AGB 11012345', 'Totaal USD 80,00')).toEqual([true, false]);
});

it('a bill that tells nothing of where it is from is not called either', () => {
  expect(told('Harbour Practice', '45,00')).toBeUndefined();
});
