import { describe, expect, it } from 'vitest';
import { readCookieForm } from './cookieForms.ts';

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
