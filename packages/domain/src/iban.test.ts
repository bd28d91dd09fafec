import { expect, it } from 'vitest';
import { formatIban, maskIban, spokenIban } from './iban.ts';
import { isIban } from './iban.testing.ts';

it('accepts a published example and refuses one changed digit', () => {
  expect(isIban('NL91ABNA0417164300')).toBe(true);
  expect(isIban('NL91ABNA0417164301')).toBe(false);
  expect(isIban('NL91ABNA041716430')).toBe(false);
  expect(isIban('nl91abna0417164300')).toBe(false);
});

it('shows enough of an account to recognise it and no more', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('NL••\u00A0••••\u00A04300');
});

it('writes an account in groups of four, however it came', () => {
  expect(formatIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
  expect(formatIban('NL91 ABNA 0417 1643 00')).toBe('NL91 ABNA 0417 1643 00');
});

it('reads a masked IBAN out by what it ends in, digit by digit', () => {
  expect(spokenIban(maskIban('NL91ABNA0417164300'), 'nl')).toBe('NL, eindigend op 4 3 0 0');
  expect(spokenIban('NL•• 4417', 'en')).toBe('NL, ending in 4 4 1 7');
});
