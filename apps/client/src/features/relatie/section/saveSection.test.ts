import { expect, test, vi } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { relatieOf } from '../relatie.testing.ts';
import { type AskInsurer, saveSection } from './saveSection.ts';

const relatie = relatieOf();
const now = relatieOf({ email: 'nieuw@voorbeeld.example', state: 's2' });
const verdict = { conflict: false, isValid: true, fieldMessages: [], generalMessages: [] };

function save(answer: object, filledIn: object = { email: 'ander@voorbeeld.example' }) {
  const value = { ...verdict, relatie: now, ...answer };
  const change = vi.fn<AskInsurer['change']>(async () => ({ succeeded: true, value }));
  const check = vi.fn<AskInsurer['check']>(async () => ({ succeeded: true, value }));
  const section = 'postAdres.huisnummer' in filledIn ? 'address' : 'contact';
  const toSave = { section, filledIn, relatie, state: 's0' } as const;
  return { change, check, outcome: saveSection(toSave, { change, check }) };
}

const refuse = async () => ({ succeeded: false, problem: 'failed' }) as const;

test('sends the whole relation, with the state that the form was opened with', async () => {
  const { change, outcome } = save({});
  expect(await outcome).toEqual({ kind: 'saved', relatie: now });
  expect(change).toHaveBeenCalledWith({
    state: 's0',
    relatie: expect.objectContaining({
      email: 'ander@voorbeeld.example',
      roepnaam: 'Sanne',
      geboorteDatum: '1985-06-22',
    }),
  });
});

test('returns the current relation on a conflict', async () => {
  expect(await save({ conflict: true, isValid: false }).outcome).toEqual({
    kind: 'conflict',
    relatie: now,
  });
});

test('returns the error of a field in words that name it and how to correct it', async () => {
  setLanguageSource(() => 'nl');
  const fieldMessages = [{ fieldName: 'email', code: 'invalidFormat', detail: null }];
  expect(await save({ isValid: false, fieldMessages }).outcome).toEqual({
    kind: 'invalid',
    errors: { email: 'Schrijf je e-mailadres als naam@voorbeeld.nl.' },
  });
});

test('treats a status other than 200 as a failure without messages', async () => {
  const toSave = {
    section: 'contact',
    filledIn: { email: 'a@b.example' },
    relatie,
    state: 's0',
  } as const;
  const ask = { change: refuse, check: refuse };
  expect(await saveSection(toSave, ask)).toEqual({ kind: 'failed', problem: 'failed' });
  const number = {
    ...toSave,
    section: 'address',
    filledIn: { 'postAdres.huisnummer': '12a' },
  } as const;
  expect(await saveSection(number, ask)).toMatchObject({ kind: 'invalid' });
});

test('reports an invalid house number together with the other errors', async () => {
  setLanguageSource(() => 'nl');
  const filledIn = {
    'postAdres.straat': 'Wilgenlaan',
    'postAdres.huisnummer': '12a',
    'postAdres.postcode': '1234SA',
    'postAdres.woonplaats': '',
  };
  const fieldMessages = [
    { fieldName: 'postAdres', code: 'required', detail: null },
    { fieldName: 'postAdres.huisnummer', code: 'invalidFormat', detail: null },
    { fieldName: 'postAdres.postcode', code: 'invalidFormat', detail: null },
  ];
  const { change, check, outcome } = save({ isValid: false, fieldMessages }, filledIn);
  expect(await outcome).toEqual({
    kind: 'invalid',
    errors: {
      'postAdres.huisnummer':
        'Vul een huisnummer in van 1 tot en met 99999, zonder letters. Een letter hoort bij toevoeging.',
      'postAdres.postcode': expect.stringContaining('Deze postcode bestaat niet.'),
      'postAdres.woonplaats': 'Vul de plaats in.',
    },
  });
  const judged = check.mock.calls[0]?.[0].relatie.postAdres;
  expect(judged).toMatchObject({ postcode: '1234SA', woonplaats: null });
  expect(change).not.toHaveBeenCalled();
});

test('fails when no field of the form can show the verdict', async () => {
  const fieldMessages = [{ fieldName: 'achternaam', code: 'notAllowed', detail: null }];
  expect(await save({ isValid: false, fieldMessages }).outcome).toEqual({
    kind: 'failed',
    problem: 'failed',
  });
});
