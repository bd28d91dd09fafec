import { expect, it } from 'vitest';
import { checkRedirect } from './checkRedirect.ts';

const hosts = ['bank.example'];

it('lets a configured address through', () => {
  expect(checkRedirect('https://BANK.example:443/tr_1?x=1', hosts)).toBe(
    'https://bank.example/tr_1?x=1',
  );
});

it('takes any other for an answer of the insurer that cannot be used', () => {
  expect(() => checkRedirect('https://evil.example/', hosts)).toThrow('shape');
});
