import { expect, it } from 'vitest';
import { detectForeignBill } from './abroad.rules.ts';
import { withLabels } from './labels.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const told = (...lines: readonly string[]) => {
  const found = detectForeignBill(withLabels(parseWrittenPage(lines)));
  return found && [found.waarde, found.zeker];
};

it('returns false for a bill with Dutch signs only', () => {
  expect(told('Praktijk Noord', 'AGB 11012345', 'Totaal € 45,00')).toEqual([false, true]);
});

it('returns true for a bill with foreign signs only', () => {
  expect(told('Zahnarztpraxis', 'Rechnung 12', '€ 45,00')).toEqual([true, true]);
});

it('returns true for another currency, uncertain with Dutch signs', () => {
  expect(told('Harbour Practice', 'Total £ 80,00')).toEqual([true, true]);
  expect(told('Praktijk Bonaire', 'AGB 11012345', 'Totaal USD 80,00')).toEqual([true, false]);
});

it('returns undefined for a bill without any sign', () => {
  expect(told('Harbour Practice', '45,00')).toBeUndefined();
});
