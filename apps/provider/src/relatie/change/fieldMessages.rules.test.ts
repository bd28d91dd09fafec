import type { Relatie } from '@mijn/contract/relatie';
import type { RelatieChangeRequest, WritableField } from '@mijn/contract/relatieChange';
import { describe, expect, it } from 'vitest';
import {
  fieldMessages,
  immutableFieldMessages,
  isPreference,
  type RequestedFields,
} from './fieldMessages.rules.ts';
import { sanne } from '../sanne.testing.ts';

const off = (name: keyof Relatie['indicatoren']): Relatie => ({
  ...sanne,
  indicatoren: { ...sanne.indicatoren, [name]: false },
});

type Field = WritableField;

function errorsOf(
  fields: readonly Field[],
  wanted: Partial<RequestedFields>,
  current = sanne,
): string[] {
  return fieldMessages(fields, { ...sanne, ...wanted }, current).map(
    ({ fieldName, code, detail }) => [fieldName, code, detail].filter(Boolean).join(' '),
  );
}

const letters = (count: number) => 'a'.repeat(count);

it.each<[string, Partial<RequestedFields>, readonly string[]]>([
  ['no name', { roepnaam: '' }, ['roepnaam required']],
  ['a name of 25 letters', { roepnaam: letters(25) }, []],
  ['a name of one letter more', { roepnaam: letters(26) }, ['roepnaam tooLong 25']],
  ['a name with marks in it', { roepnaam: 'San<b>' }, ['roepnaam invalidFormat']],
])('validates the first name: %s', (_what, wanted, expected) => {
  expect(errorsOf(['roepnaam'], wanted)).toEqual(expected);
});

describe('an e-mail address', () => {
  const onPaper = {
    aanleverwijzeCorrespondentie: 'Papier',
    aanleverwijzePolisblad: 'GeenKeuze',
    ontvangtNieuwsbrief: false,
  } as const;

  it.each<[string, Partial<RequestedFields>, readonly string[]]>([
    ['is optional when everything comes on paper', {}, []],
    ['is required for letters', { aanleverwijzeCorrespondentie: 'Digitaal' }, ['email required']],
    ['is required for the policy', { aanleverwijzePolisblad: 'Digitaal' }, ['email required']],
    ['is required for the newsletter', { ontvangtNieuwsbrief: true }, ['email required']],
  ])('%s', (_what, wanted, expected) => {
    expect(errorsOf(['email'], { ...onPaper, email: null, ...wanted })).toEqual(expected);
  });

  it.each([
    ['is accepted with 254 letters', `${letters(246)}@b.voorb`.slice(0, 254), []],
    ['is rejected with one more letter', `${letters(247)}@b.voorb`, ['email tooLong 254']],
    ['is rejected without an @', 'sanne.voorbeeld.example', ['email invalidFormat']],
  ])('%s', (_what, email, expected) => {
    expect(errorsOf(['email'], { ...onPaper, email })).toEqual(expected);
  });
});

it.each([
  [null, []],
  ['+31612345678', []],
  ['06 - 12 34 56 78', []],
  ['12', ['telefoonNummer invalidFormat']],
])('validates an optional telephone number: %j', (telefoonNummer, expected) => {
  expect(errorsOf(['telefoonNummer'], { telefoonNummer })).toEqual(expected);
});

describe('a postal address', () => {
  const postAdres = {
    straat: 'Postbus',
    huisnummer: 12,
    huisnummerToevoeging: null,
    postcode: '1012 AB',
    woonplaats: 'Amsterdam',
    adresType: 'Relatiepostadres',
  } as const;

  type Part = Partial<NonNullable<RequestedFields['postAdres']>>;

  it.each<[string, Part, readonly string[]]>([
    ['is complete', {}, []],
    ['has a street of 80 letters', { straat: letters(80) }, []],
    ['has a longer street', { straat: letters(81) }, ['postAdres tooLong 80']],
    ['has no street', { straat: null }, ['postAdres required']],
    ['has no town', { woonplaats: null }, ['postAdres required']],
    [
      'has neither, with a single error',
      { straat: null, woonplaats: null },
      ['postAdres required'],
    ],
    ['has a longer town', { woonplaats: letters(81) }, ['postAdres tooLong 80']],
    ['has a line break in its town', { woonplaats: 'Am\nsterdam' }, ['postAdres invalidFormat']],
    ['has no number', { huisnummer: null }, ['postAdres.huisnummer required']],
    ['has number 0', { huisnummer: 0 }, ['postAdres.huisnummer invalidFormat']],
    ['has a fractional number', { huisnummer: 1.5 }, ['postAdres.huisnummer invalidFormat']],
    ['has the highest number', { huisnummer: 99_999 }, []],
    ['has a higher number', { huisnummer: 100_000 }, ['postAdres.huisnummer invalidFormat']],
    ['has an addition of 6', { huisnummerToevoeging: 'hoog-2' }, []],
    [
      'has a longer addition',
      { huisnummerToevoeging: 'beneden' },
      ['postAdres.huisnummerToevoeging tooLong 6'],
    ],
    ['has no postcode', { postcode: null }, ['postAdres.postcode required']],
    ['has an impossible postcode', { postcode: '1012 SS' }, ['postAdres.postcode invalidFormat']],
    [
      'is empty',
      { straat: null, huisnummer: null, postcode: null, woonplaats: null },
      ['postAdres required', 'postAdres.huisnummer required', 'postAdres.postcode required'],
    ],
  ])('%s', (_what, part, expected) => {
    expect(errorsOf(['postAdres'], { postAdres: { ...postAdres, ...part } })).toEqual(expected);
  });

  it('is optional', () => {
    expect(errorsOf(['postAdres'], { postAdres: null })).toEqual([]);
  });
});

describe('delivery of post', () => {
  it.each([
    ['Digitaal', true],
    ['Papier', true],
    ['GeenKeuze', true],
    ['papier', false],
    ['', false],
  ])('accepts %j: %s', (word, isOne) => {
    expect(isPreference(word)).toBe(isOne);
    const expected = isOne ? [] : ['aanleverwijzePolisblad unknown'];
    expect(errorsOf(['aanleverwijzePolisblad'], { aanleverwijzePolisblad: word })).toEqual(
      expected,
    );
  });

  it.each<[Field, keyof Relatie['indicatoren']]>([
    ['aanleverwijzeCorrespondentie', 'magAanleverwijzeCorrespondentieWijzigen'],
    ['aanleverwijzePolisblad', 'magAanleverwijzePolisbladWijzigen'],
    ['ontvangtNieuwsbrief', 'magOntvangstNieuwsbriefWijzigen'],
  ])('rejects a change of %s without its capability, whatever the value', (field, capability) => {
    const asked = { [field]: 'Duif' };
    expect(errorsOf([field], asked, off(capability))).toEqual([`${field} notAllowed`]);
  });

  it('does not affect other fields when a capability is off', () => {
    const current = off('magOntvangstNieuwsbriefWijzigen');
    expect(errorsOf(['roepnaam', 'toestemmingDetailsZorgkosten'], {}, current)).toEqual([]);
  });
});

it('validates only changed fields, in order', () => {
  const wanted = { roepnaam: '', telefoonNummer: '12', email: 'none' };
  expect(errorsOf([], wanted)).toEqual([]);
  expect(errorsOf(['telefoonNummer', 'roepnaam'], wanted)).toEqual([
    'telefoonNummer invalidFormat',
    'roepnaam required',
  ]);
});

const refused = (asked: Omit<RelatieChangeRequest, '_state'>) =>
  immutableFieldMessages({ ...asked, _state: 'sealed' }, sanne).map(
    ({ fieldName, code }) => `${fieldName} ${code}`,
  );

describe('fields that only the insurer changes', () => {
  it.each([
    [{ achternaam: 'Anders' }, ['achternaam notAllowed']],
    [{ geboorteDatum: '1985-04-13' }, ['geboorteDatum notAllowed']],
    [{ relatieNummer: '700000002' }, ['relatieNummer notAllowed']],
    [{ merk: 'AZVZ' as const }, ['merk notAllowed']],
    [{ uitkeringIban: null }, ['uitkeringIban notAllowed']],
    [
      { achternaam: 'Anders', opgemaakteNaam: 'A. Anders' },
      ['achternaam notAllowed', 'opgemaakteNaam notAllowed'],
    ],
    [
      { vestigingsAdres: { ...sanne.vestigingsAdres, huisnummer: 9 } },
      ['vestigingsAdres notAllowed'],
    ],
    [{ indicatoren: { magDocumentenZien: false } }, ['indicatoren notAllowed']],
    // An unknown capability is rejected as well.
    [
      { indicatoren: Object.fromEntries([['mag'.concat('Everything'), true]]) },
      ['indicatoren notAllowed'],
    ],
  ])('are rejected by name: %j', (fields, expected) => {
    expect(refused(fields)).toEqual(expected);
  });

  it('are accepted unchanged, and so are outdated values that depend on the day', () => {
    expect(refused(sanne)).toEqual([]);
    const { toonMeldingControleContactgegevens: shown } = sanne.indicatoren;
    const behind = { toonMeldingControleContactgegevens: !shown };
    expect(refused({ leeftijd: 12, indicatoren: behind })).toEqual([]);
  });
});
