import { expect, it } from 'vitest';
import { compactIban, formatIban, isIban, maskIban, spokenIban } from './iban.ts';

it('accepts a published example and refuses one changed digit', () => {
  expect(isIban('NL91ABNA0417164300')).toBe(true);
  expect(isIban('NL91ABNA0417164301')).toBe(false);
  expect(isIban('NL91ABNA041716430')).toBe(false);
  expect(isIban('nl91abna0417164300')).toBe(false);
});

it('compacts an account as people type it', () => {
  expect(compactIban(' nl91 abna\u00A00417 1643 00 ')).toBe('NL91ABNA0417164300');
  expect(compactIban('\u200ENL91\u200BABNA\u00AD0417\uFEFF164300\u2069')).toBe(
    'NL91ABNA0417164300',
  );
});

it('masks an account but for its country and last four characters', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('NL••\u00A0••••\u00A04300');
});

it('formats an account in groups of four, whatever its input format', () => {
  expect(formatIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
  expect(formatIban('NL91 ABNA 0417 1643 00')).toBe('NL91 ABNA 0417 1643 00');
});

it('spells out the last four characters of a masked IBAN', () => {
  expect(spokenIban(maskIban('NL91ABNA0417164300'), 'nl')).toBe('NL, eindigend op 4 3 0 0');
  expect(spokenIban('NL•• 4417', 'en')).toBe('NL, ending in 4 4 1 7');
});
