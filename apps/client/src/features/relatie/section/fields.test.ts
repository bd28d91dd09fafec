import { expect, test } from 'vitest';
import { fieldsOf, sections, withFields } from './fields.ts';
import { toPerson } from '../person.ts';
import { relatieOf } from '../relatie.testing.ts';

const person = toPerson(relatieOf());

test('changes nothing when the form was not edited', () => {
  expect(withFields(person, fieldsOf(person))).toEqual(person);
  expect(withFields(person, {})).toEqual(person);
});

test('shows a phone number as people write it, and sends it unchanged when it was not edited', () => {
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

test('assigns every field to one section', () => {
  const all = Object.values(sections).flat();
  expect(all.toSorted()).toEqual(Object.keys(fieldsOf(person)).toSorted());
});

test('clears an emptied field, and removes an emptied address', () => {
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

test('removes the postal address that is the home address, and keeps another one that is empty', () => {
  const filledIn = { 'postAdres.straat': 'Postbus', 'postAdres.huisnummer': '12' };
  const same = { ...filledIn, 'postAdres.soort': 'zelfde' };
  expect(withFields(person, same).postalAddress).toBeNull();
  const other = { ...filledIn, 'postAdres.soort': 'anders' };
  expect(withFields(person, other).postalAddress).toMatchObject({ street: 'Postbus', number: 12 });
  // The insurer names what is missing.
  expect(withFields(person, { 'postAdres.soort': 'anders' }).postalAddress).toMatchObject({
    street: null,
    town: null,
  });
});

test.each(['12a', 'zeven', '1234567', '-1'])(
  'does not treat an invalid house number as empty: %s',
  (text) => {
    const only = { 'postAdres.huisnummer': text };
    expect(withFields(person, only).postalAddress).toMatchObject({ number: 0 });
    expect(withFields(person, { 'postAdres.huisnummer': ' ' }).postalAddress).toBeNull();
  },
);

test('keeps the current choice when the posted one is unknown', () => {
  expect(withFields(person, { aanleverwijzePolisblad: 'Duif' }).policySheet).toBe('Geen keuze');
  expect(withFields(person, { ontvangtNieuwsbrief: 'ja' }).newsletter).toBe(true);
});
