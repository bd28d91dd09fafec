import { describe, expect, test } from 'vitest';
import { cookieChoiceIn, cookieDomain, cookieFlagsAt } from './cookies.ts';

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
  ])('at %s are for %s', (hostname, domain) => {
    expect(cookieDomain(hostname)).toBe(domain);
  });

  test('live 730 days, for every path, and on https for https only', () => {
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

test.each([
  ['nothing', {}, undefined],
  ['an answer without its mark', { 'user.choice': 'all' }, undefined],
  ['a mark that is not true', { 'user.consent': 'yes', 'user.choice': 'all' }, undefined],
  ['the mark alone', { 'user.consent': 'true' }, 'necessary'],
  ['an answer that there is not', { 'user.consent': 'true', 'user.choice': 'x' }, 'necessary'],
  ['all', { 'user.consent': 'true', 'user.choice': 'all' }, 'all'],
])(
  'the answer about cookies is read from two of them: %s',
  (_what, cookies: Record<string, string>, choice) => {
    expect(cookieChoiceIn((name) => cookies[name])).toBe(choice);
  },
);
