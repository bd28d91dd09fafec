import { describe, expect, it } from 'vitest';
import { readCookieForm } from './cookieForms.ts';

const send = (form: string | undefined, fields: Readonly<Record<string, string>> = {}) =>
  readCookieForm(new URLSearchParams({ ...(form !== undefined && { form }), ...fields }));

describe('what somebody chooses who is not logged in', () => {
  it.each([
    ['language', { taal: 'nl' }, { taal: 'nl' }],
    ['language', { taal: 'en' }, { taal: 'en' }],
    ['cookies', { choice: 'all' }, { 'user.consent': 'true', 'user.choice': 'all' }],
    // The question is answered, also by who wants none.
    ['cookies', { choice: 'necessary' }, { 'user.consent': 'true', 'user.choice': 'necessary' }],
  ])('in the form %s, %j, is kept, and the page stays', (form, fields, cookies) => {
    expect(send(form, fields)).toEqual({ cookies });
  });

  it.each([
    ['language', { taal: 'fr' }],
    ['language', {}],
    ['cookies', { choice: 'some' }],
    ['cookies', {}],
  ])('in the form %s, %j, is no choice: nothing is kept', (form, fields) => {
    expect(send(form, fields)).toEqual({ cookies: undefined });
  });
});

describe('the first run of the app', () => {
  it('has shown its introduction, and goes on to the terms', () => {
    expect(send('introduction')).toEqual({
      cookies: { showNewPWAOnboarding: 'false' },
      to: '/introductie?stap=voorwaarden',
    });
  });

  it('goes on to the overview once the terms are accepted, and keeps nothing before', () => {
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
  'a form that does more than that is another’s: %s',
  (form) => expect(send(form, { taal: 'en', choice: 'all', accepted: 'yes' })).toBeUndefined(),
);
