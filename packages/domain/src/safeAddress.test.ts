import { describe, expect, it } from 'vitest';
import { isHost, isOwnPath, isSafeOrigin, isThisMachine, toSafeRedirect } from './safeAddress.ts';

it.each([
  ['localhost', true],
  ['ideal.localhost', true],
  ['a.b.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['.localhost', false],
  ['evillocalhost', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['127.0.0.2', false],
  ['bank.example', false],
  ['', false],
])('checks whether %j is this machine: %s', (hostname, expected) => {
  expect(isThisMachine(hostname)).toBe(expected);
});

describe('isOwnPath', () => {
  const origin = 'https://mijn.example';

  it.each(['/', '/overzicht', '/zorgkosten?jaar=2026', '/@bank.example', '/a//b', '/%2F/x'])(
    'accepts %j',
    (path) => {
      expect(isOwnPath(path)).toBe(true);
      expect(new URL(path, origin).origin).toBe(origin);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\r\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'overzicht',
    '',
  ])('refuses %j', (path) => expect(isOwnPath(path)).toBe(false));
});

describe('toSafeRedirect', () => {
  const hosts = ['bank.example', 'ideal.localhost:3003', 'localhost:3003', '[::1]:3003'];

  it.each([
    'https://bank.example/betalen/tr_1?x=1',
    'https://BANK.example:443/betalen/tr_1?x=1',
    'http://ideal.localhost:3003/betalen/tr_1',
    'http://localhost:3003/betalen/tr_1',
    'http://[::1]:3003/betalen/tr_1',
  ])('accepts %s, with and without configured hosts', (address) => {
    expect(toSafeRedirect(address, hosts)?.href).toBe(new URL(address).href);
    expect(toSafeRedirect(address, undefined)?.href).toBe(new URL(address).href);
  });

  it.each([
    'http://bank.example/',
    'http://ideal.localhost.evil.example:3003/',
    'https://bank.example@evil.example/',
    'https://name:word@bank.example/',
    'https://zilverzand@bank.example/',
    '//bank.example/',
    '/betaling/gelukt',
    'javascript:alert(1)//bank.example',
    'data:text/html,x',
    'ftp://bank.example/',
    '',
  ])('refuses %j', (address) => {
    expect(toSafeRedirect(address, hosts)).toBeUndefined();
    expect(toSafeRedirect(address, undefined)).toBeUndefined();
  });

  it.each([
    'https://evil.example/https://bank.example/',
    'https://bank.example.evil.example/',
    'https://bank.example:8443/',
    'http://ideal.localhost:3004/',
  ])('refuses %s, which is not configured', (address) => {
    expect(toSafeRedirect(address, hosts)).toBeUndefined();
    expect(toSafeRedirect(address, [])).toBeUndefined();
  });
});

it.each([
  ['https://mijn.example', true],
  ['https://mijn.example/', true],
  ['http://localhost:3000', true],
  ['http://mijn.example', false],
  ['https://mijn.example/app', false],
  ['https://mijn.example/?a=1', false],
  ['https://me:word@mijn.example', false],
  ['mijn.example', false],
])('checks whether %j is the origin of a host: %s', (text, expected) => {
  expect(isSafeOrigin(text)).toBe(expected);
});

it.each([
  ['bank.example', true],
  ['bank.example:8443', true],
  ['[::1]:3003', true],
  ['https://bank.example', false],
  ['bank.example/pay', false],
  ['bank.example:443', false],
  ['BANK.example', false],
  ['*.bank.example', false],
  ['', false],
])('checks whether %j is a host: %s', (text, expected) => {
  expect(isHost(text)).toBe(expected);
});
