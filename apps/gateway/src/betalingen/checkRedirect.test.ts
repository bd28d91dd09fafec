import { expect, it } from 'vitest';
import { checkRedirect } from './checkRedirect.ts';

const hosts = ['bank.example'];

it('accepts a configured address', () => {
  expect(checkRedirect('https://BANK.example:443/tr_1?x=1', hosts)).toBe(
    'https://bank.example/tr_1?x=1',
  );
});

it('throws for any other address', () => {
  expect(() => checkRedirect('https://evil.example/', hosts)).toThrow('shape');
});
