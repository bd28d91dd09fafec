import { fieldLimits } from '@mijn/domain/fieldLimits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { cannotBeSent, errorsFrom } from './fieldErrors.ts';
import { fieldsOf } from './fields.ts';
import { toPerson } from '../person.ts';
import { relatieOf } from '../relatie.testing.ts';

beforeEach(() => setLanguageSource(() => 'nl'));
afterEach(() => setLanguageSource(() => 'nl'));

const values = fieldsOf(toPerson(relatieOf()));
const verdict = (fieldName: string, code: string, detail: string | null = null) => ({
  fieldName,
  code,
  detail,
});

test('shows the first error of a field, and none of another section', () => {
  const messages = [
    verdict('email', 'required'),
    verdict('email', 'invalidFormat'),
    verdict('telefoonNummer', 'invalidFormat'),
    verdict('roepnaam', 'required'),
  ];
  expect(errorsFrom(messages, 'contact', values)).toEqual({
    email: 'Vul je e-mailadres in. Zonder adres kunnen we je niets digitaal sturen.',
    telefoonNummer: 'Schrijf je telefoonnummer als 06\u00A012345678, of begin met + en het land.',
  });
});

test('assigns an error of postAdres to the empty or too long one of street and town', () => {
  const address = { ...values, 'postAdres.straat': 'Dorpsstraat', 'postAdres.woonplaats': '' };
  const required = [verdict('postAdres', 'required')];
  expect(errorsFrom(required, 'address', address)).toEqual({
    'postAdres.woonplaats': 'Vul de plaats in.',
  });
  const utrecht = { ...address, 'postAdres.straat': '', 'postAdres.woonplaats': 'Utrecht' };
  expect(errorsFrom(required, 'address', utrecht)).toEqual({
    'postAdres.straat': 'Vul de straat of postbus in.',
  });
  const tooLong = [verdict('postAdres', 'tooLong', '80')];
  const long = { ...address, 'postAdres.woonplaats': 'L'.repeat(81) };
  const town = { 'postAdres.woonplaats': 'De plaats mag hoogstens 80 tekens lang zijn.' };
  expect(errorsFrom(tooLong, 'address', long)).toEqual(town);
  expect(errorsFrom([verdict('postAdres', 'tooLong')], 'address', long)).toEqual(town);
  expect(errorsFrom(tooLong, 'address', { ...address, 'postAdres.woonplaats': 'Utrecht' })).toEqual(
    {
      'postAdres.straat': 'De straat mag hoogstens 80 tekens lang zijn.',
    },
  );
});

test('uses our own limit when the insurer does not send one', () => {
  expect(errorsFrom([verdict('roepnaam', 'tooLong')], 'name', values)).toEqual({
    roepnaam: expect.stringContaining(` ${fieldLimits.roepnaam} `),
  });
});

test('words notAllowed for every field, and an unknown code in general terms', () => {
  expect(errorsFrom([verdict('email', 'notAllowed')], 'contact', values)).toEqual({
    email: 'Dit kun je nu niet wijzigen.',
  });
  expect(errorsFrom([verdict('telefoonNummer', 'required')], 'contact', values)).toEqual({
    telefoonNummer: 'Dit klopt niet. Kijk het nog eens na.',
  });
});

test('ignores unknown fields and names of Object.prototype', () => {
  const messages = [verdict('achternaam', 'required'), verdict('toString', 'required')];
  expect(errorsFrom(messages, 'name', values)).toEqual({});
});

test('reports both street and town when both are empty', () => {
  const empty = { ...values, 'postAdres.straat': ' ', 'postAdres.woonplaats': '' };
  expect(errorsFrom([verdict('postAdres', 'required')], 'address', empty)).toEqual({
    'postAdres.straat': 'Vul de straat of postbus in.',
    'postAdres.woonplaats': 'Vul de plaats in.',
  });
});

test('reports an invalid house number only in its own section', () => {
  const wrong = { ...values, 'postAdres.huisnummer': '12b' };
  expect(cannotBeSent('address', wrong)).toEqual({
    'postAdres.huisnummer':
      'Vul een huisnummer in van 1 tot en met 99999, zonder letters. Een letter hoort bij toevoeging.',
  });
  expect(cannotBeSent('contact', wrong)).toEqual({});
  expect(cannotBeSent('address', { ...wrong, 'postAdres.huisnummer': '12' })).toEqual({});
});

test.each(['10115', 'SW1A 1AA', 'B-1000', '1000', '75001 Paris'])(
  'refers to the help desk for the foreign postcode %s',
  (postcode) => {
    const abroad = { ...values, 'postAdres.postcode': postcode };
    const messages = [verdict('postAdres.postcode', 'invalidFormat')];
    const error = errorsFrom(messages, 'address', abroad)['postAdres.postcode'];
    expect(error).toContain('Is je postadres in het buitenland? Bel ons');
    expect(error).not.toContain('bestaat niet');
  },
);

test('reports a house number of 0 and a postcode that does not exist by their own messages', () => {
  const messages = [
    verdict('postAdres.huisnummer', 'invalidFormat'),
    verdict('postAdres.postcode', 'invalidFormat'),
  ];
  expect(errorsFrom(messages, 'address', values)).toEqual({
    'postAdres.huisnummer': expect.stringContaining('van 1 tot en met 99999'),
    'postAdres.postcode': expect.stringContaining('Deze postcode bestaat niet.'),
  });
});

/** Returns the error of a field, in any section. */
const told = (fieldName: string, code: string, detail: string | null = null) =>
  Object.values({
    ...errorsFrom([{ fieldName, code, detail }], 'name', values),
    ...errorsFrom([{ fieldName, code, detail }], 'contact', values),
    ...errorsFrom([{ fieldName, code, detail }], 'address', values),
  })[0];

test('has words for every error of the seven fields of §5, in both languages', () => {
  const names = [
    'email',
    'postAdres',
    'roepnaam',
    'telefoonNummer',
    'postAdres.postcode',
    'postAdres.huisnummer',
    'postAdres.huisnummerToevoeging',
  ];
  for (const language of ['nl', 'en'] as const) {
    setLanguageSource(() => language);
    for (const name of names) expect(told(name, 'somethingElse')).toMatch(/\.$/);
    expect(told('roepnaam', 'tooLong', '25')).toContain('25');
  }
});
