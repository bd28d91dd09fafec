import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0\u00A0kB'],
  [12, '1\u00A0kB'],
  [655_360, '640\u00A0kB'],
  [2_202_010, '2,1\u00A0MB'],
  [10_485_760, '10\u00A0MB'],
])('formats %i bytes as %s, without line breaks', (bytes, text) => {
  expect(formatBytes(bytes, 'nl')).toBe(text);
});

it('uses the decimal sign of the language', () => {
  expect(formatBytes(2_202_010, 'en')).toBe('2.1\u00A0MB');
});
