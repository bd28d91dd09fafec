import { expect, test, vi } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { relatieOf } from '../relatie.testing.ts';
import { saveSection, type SendChange } from './saveSection.ts';

const relatie = relatieOf();
const now = relatieOf({ email: 'nieuw@voorbeeld.example', state: 's2' });
const verdict = { conflict: false, isValid: true, fieldMessages: [], generalMessages: [] };

function save(answer: object, filledIn: object = { email: 'ander@voorbeeld.example' }) {
  const send = vi.fn<SendChange>(() =>
    Promise.resolve({ succeeded: true, value: { ...verdict, relatie: now, ...answer } }),
  );
  const section = 'postAdres.huisnummer' in filledIn ? 'address' : 'contact';
  return { send, outcome: saveSection({ section, filledIn, relatie, state: 's0' }, send) };
}

const refuse: SendChange = () => Promise.resolve({ succeeded: false, problem: 'failed' });

test('sends the relation whole, with the state that the form was filled in over', async () => {
  const { send, outcome } = save({});
  expect(await outcome).toEqual({ kind: 'saved', relatie: now });
  expect(send).toHaveBeenCalledWith({
    state: 's0',
    relatie: expect.objectContaining({
      email: 'ander@voorbeeld.example',
      roepnaam: 'Sanne',
      geboorteDatum: '1985-06-22',
    }),
  });
});

test('who comes second learns what is true now', async () => {
  expect(await save({ conflict: true, isValid: false }).outcome).toEqual({
    kind: 'conflict',
    relatie: now,
  });
});

test('what is wrong is said in words at its field, naming it and how to mend it', async () => {
  setLanguageSource(() => 'nl');
  const fieldMessages = [{ fieldName: 'email', code: 'invalidFormat', detail: null }];
  expect(await save({ isValid: false, fieldMessages }).outcome).toEqual({
    kind: 'invalid',
    errors: { email: 'Schrijf je e-mailadres als naam@voorbeeld.nl.' },
  });
});

test('a status other than 200 is an error without messages', async () => {
  const toSave = {
    section: 'contact',
    filledIn: { email: 'a@b.example' },
    relatie,
    state: 's0',
  } as const;
  expect(await saveSection(toSave, refuse)).toEqual({ kind: 'failed', problem: 'failed' });
});

test('a house number that is none is not even sent', async () => {
  const { send, outcome } = save({}, { 'postAdres.huisnummer': '12b' });
  expect(await outcome).toMatchObject({ kind: 'invalid' });
  expect(send).not.toHaveBeenCalled();
});

test('a verdict that no field of the form can say is a failure, not a success', async () => {
  const fieldMessages = [{ fieldName: 'achternaam', code: 'notAllowed', detail: null }];
  expect(await save({ isValid: false, fieldMessages }).outcome).toEqual({
    kind: 'failed',
    problem: 'failed',
  });
});
