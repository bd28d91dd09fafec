import { describe, expect, test } from 'vitest';
import { cookieDomain, cookieFlagsAt } from './cookies.ts';

describe('the cookies of the product', () => {
  test.each([
    ['mijn.zilverzand.nl', 'zilverzand.nl'],
    ['zilverzand.nl', 'zilverzand.nl'],
    ['a.b.c.zilverzand.nl', 'zilverzand.nl'],
    ['mijn.co.nl.example', 'nl.example'],
    ['localhost', undefined],
    ['ankerzee.localhost', undefined],
    ['127.0.0.1', undefined],
    ['[::1]', undefined],
    ['mijn.zilverzand.co.uk', undefined],
  ])('sets cookies at %s for %s', (hostname, domain) => {
    expect(cookieDomain(hostname)).toBe(domain);
  });

  test('sets a lifetime of 730 days, path / and secure on https', () => {
    const flags = cookieFlagsAt(new URL('https://mijn.zilverzand.nl/overzicht'));
    expect(flags).toEqual({
      path: '/',
      sameSite: 'lax',
      secure: true,
      maxAge: 63_072_000,
      domain: 'zilverzand.nl',
    });
    expect(cookieFlagsAt(new URL('http://localhost:3000/')).secure).toBe(false);
  });
});
