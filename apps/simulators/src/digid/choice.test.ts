import { describe, expect, it } from 'vitest';
import { outcomeOf, parseChoice } from './choice.ts';
import type { LoginPerson } from './config.ts';
import { acrOf } from './levels.ts';
import { subOf } from './sub.ts';

const sanne: LoginPerson = {
  key: 'sanne',
  naam: 'Sanne de Vries',
  omschrijving: { nl: '', en: '' },
};
const issuer = 'http://digid.localhost:3001';

const parse = (form: string) => parseChoice(new URLSearchParams(form), [sanne]);

describe('the choice on the page', () => {
  it.each([
    ['', { persona: undefined, fault: undefined }],
    ['persona=sanne&fault=', { persona: sanne, fault: undefined }],
    ['persona=sanne&fault=wrongState', { persona: sanne, fault: 'wrongState' }],
    // The button Annuleren comes after the radio buttons.
    ['persona=sanne&fault=wrongState&fault=cancel', { persona: sanne, fault: 'cancel' }],
  ])('is read from the form %j', (form, choice) => {
    expect(parse(form)).toEqual(choice);
  });

  it.each(['persona=nobody', 'persona=sanne&fault=toString', 'fault=nothing'])(
    'is nothing where there is no such person or fault: %s',
    (form) => {
      expect(parse(form)).toBeUndefined();
    },
  );
});

const outcome = (form: string, acrValues?: string) => {
  const choice = parse(form);
  return choice && outcomeOf(choice, issuer, acrValues);
};

describe('the result for the broker', () => {
  it('is undefined without a chosen person', () => {
    expect(outcome('')).toBeUndefined();
    expect(outcome('fault=wrongState')).toBeUndefined();
  });

  it('is the chosen person at the requested level', () => {
    expect(outcome('persona=sanne', acrOf(30))).toEqual({
      login: { accountId: subOf(issuer, sanne), acr: acrOf(30), remember: false },
      fault: undefined,
    });
    expect(outcome('persona=sanne')).toMatchObject({ login: { acr: acrOf(25) } });
  });

  it('is a lower level for that fault', () => {
    expect(outcome('persona=sanne&fault=levelTooLow', acrOf(30))).toMatchObject({
      login: { acr: acrOf(10) },
      fault: 'levelTooLow',
    });
  });

  it('is a refusal with the fault to cancel, whoever is chosen', () => {
    for (const form of ['fault=cancel', 'persona=sanne&fault=cancel']) {
      expect(outcome(form)).toMatchObject({ error: 'access_denied' });
      expect(outcome(form)).not.toHaveProperty('login');
    }
  });
});
