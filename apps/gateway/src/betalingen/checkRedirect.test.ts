import { expect, it } from 'vitest';
import { checkRedirect } from './checkRedirect.ts';

const hosts = ['bank.example', 'ideal.localhost:3003'];

it.each([
  'https://bank.example/betalen/tr_1?x=1',
  'https://BANK.example:443/betalen/tr_1?x=1',
  'http://ideal.localhost:3003/betalen/tr_1',
])('lets %s through', (redirect) => {
  expect(checkRedirect(redirect, hosts)).toBe(new URL(redirect).href);
});

it.each([
  'http://bank.example/',
  'https://bank.example.evil.example/',
  'https://evil.example/https://bank.example/',
  'https://bank.example:8443/',
  'https://bank.example@evil.example/',
  'https://naam:woord@bank.example/',
  'http://ideal.localhost:3004/',
  'http://ideal.localhost.evil.example:3003/',
  '//bank.example/',
  '/betaling/gelukt',
  'javascript:alert(1)//bank.example',
  'data:text/html,x',
  '',
])('sends nobody to %j', (redirect) => {
  expect(() => checkRedirect(redirect, hosts)).toThrow('shape');
});

it('sends nobody anywhere where no host is configured', () => {
  expect(() => checkRedirect('https://bank.example/', [])).toThrow('shape');
});
