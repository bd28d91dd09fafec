import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [655_360, '640 kB'],
  [2_202_010, '2,1 MB'],
  [10_485_760, '10 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'nl')).toBe(text);
});

it('uses the decimal sign of the language', () => {
  expect(formatBytes(2_202_010, 'en')).toBe('2.1 MB');
});
