import { describe, expect, test, it } from 'vitest';
import { cookieDomain, cookieFlagsAt, cookieChoiceIn, readCookieForm } from './cookies.ts';

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

test.each([
  ['nothing', {}, undefined],
  ['a choice without the consent cookie', { 'user.choice': 'all' }, undefined],
  ['a consent cookie other than true', { 'user.consent': 'yes', 'user.choice': 'all' }, undefined],
  ['the consent cookie alone', { 'user.consent': 'true' }, 'necessary'],
  ['an unknown choice', { 'user.consent': 'true', 'user.choice': 'x' }, 'necessary'],
  ['all', { 'user.consent': 'true', 'user.choice': 'all' }, 'all'],
])(
  'reads the cookie choice from two cookies: %s',
  (_what, cookies: Record<string, string>, choice) => {
    expect(cookieChoiceIn((name) => cookies[name])).toBe(choice);
  },
);

const send = (form: string | undefined, fields: Readonly<Record<string, string>> = {}) =>
  readCookieForm(new URLSearchParams({ ...(form !== undefined && { form }), ...fields }));

describe('a form without login', () => {
  it.each([
    ['language', { taal: 'NL' }, { taal: 'NL' }],
    ['language', { taal: 'en' }, { taal: 'EN' }],
    ['cookies', { choice: 'all' }, { 'user.consent': 'true', 'user.choice': 'all' }],
    ['cookies', { choice: 'necessary' }, { 'user.consent': 'true', 'user.choice': 'necessary' }],
  ])('stores the cookies of the form %s, %j, and stays on the page', (form, fields, cookies) => {
    expect(send(form, fields)).toEqual({ cookies });
  });

  it.each([
    ['language', { taal: 'fr' }],
    ['language', {}],
    ['cookies', { choice: 'some' }],
    ['cookies', {}],
  ])('stores nothing for an invalid choice in the form %s, %j', (form, fields) => {
    expect(send(form, fields)).toEqual({ cookies: undefined });
  });
});

describe('the first run of the app', () => {
  it('continues from the introduction to the terms', () => {
    expect(send('introduction')).toEqual({
      cookies: { showNewPWAOnboarding: 'false' },
      to: '/introductie?stap=voorwaarden',
    });
  });

  it('continues to the overview once the terms are accepted, and stores nothing before', () => {
    const to = '/overzicht';
    expect(send('terms', { accepted: 'yes' })).toEqual({
      cookies: { showTermsAndConditions: 'false' },
      to,
    });
    expect(send('terms', { accepted: 'no' })).toEqual({ cookies: undefined, to });
    expect(send('terms')).toEqual({ cookies: undefined, to });
  });
});

it.each([undefined, '', 'pay', 'signOut', 'constructor'])(
  'ignores a form that does more than write cookies: %s',
  (form) => expect(send(form, { taal: 'en', choice: 'all', accepted: 'yes' })).toBeUndefined(),
);
