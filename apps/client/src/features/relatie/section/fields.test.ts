import { expect, test } from 'vitest';
import { fieldsOf, sections, withFields } from './fields.ts';
import { toPerson } from '../person.ts';
import { relatieOf } from '../relatie.testing.ts';

const person = toPerson(relatieOf());

test('a form that was filled in with what is there changes nothing', () => {
  expect(withFields(person, fieldsOf(person))).toEqual(person);
  expect(withFields(person, {})).toEqual(person);
});

test('a number stands in its field as it is read above it, and is sent as it was', () => {
  const numberOf = (phone: string | null) => fieldsOf({ ...person, phone }).telefoonNummer;
  expect(numberOf('+31612345678')).toBe('06 12 34 56 78');
  expect(numberOf('+31201234567')).toBe('020 123 45 67');
  expect(numberOf('+3225551234')).toBe('+3225551234');
  expect(numberOf(null)).toBe('');
  const known = { ...person, phone: '+31612345678' };
  expect(withFields(known, { telefoonNummer: '06 12 34 56 78' }).phone).toBe('+31612345678');
  expect(withFields(known, { telefoonNummer: '020 123 45 67' }).phone).toBe('020 123 45 67');
  expect(withFields(known, { telefoonNummer: '' }).phone).toBeNull();
});

test('every field stands in one section', () => {
  const all = Object.values(sections).flat();
  expect(all.toSorted()).toEqual(Object.keys(fieldsOf(person)).toSorted());
});

test('what is emptied is gone, and an address that is empty is none', () => {
  const address = {
    'postAdres.straat': 'Postbus',
    'postAdres.huisnummer': '12',
    'postAdres.postcode': '1012 AB',
    'postAdres.woonplaats': 'Amsterdam',
  };
  const moved = withFields(person, address);
  expect(moved.postalAddress).toEqual({
    street: 'Postbus',
    number: 12,
    addition: null,
    postcode: '1012 AB',
    town: 'Amsterdam',
    kind: 'Relatiepostadres',
  });
  const empty = Object.fromEntries(Object.keys(address).map((name) => [name, ' ']));
  expect(withFields(moved, empty).postalAddress).toBeNull();
  expect(withFields(person, { email: '' }).email).toBeNull();
});

test.each(['12a', 'zeven', '1234567', '-1'])(
  'a house number that is none is never taken for one that was left empty: %s',
  (text) => {
    const only = { 'postAdres.huisnummer': text };
    expect(withFields(person, only).postalAddress).toMatchObject({ number: 0 });
    expect(withFields(person, { 'postAdres.huisnummer': ' ' }).postalAddress).toBeNull();
  },
);

test('a choice that is none leaves what was chosen', () => {
  expect(withFields(person, { aanleverwijzePolisblad: 'Duif' }).policySheet).toBe('Geen keuze');
  expect(withFields(person, { ontvangtNieuwsbrief: 'ja' }).newsletter).toBe(true);
});
