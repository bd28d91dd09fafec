import type { Relatie } from '@mijn/contract/relatie';
import type { RelatieChangeRequest, WritableField } from '@mijn/contract/relatieChange';
import { describe, expect, it } from 'vitest';
import { fieldMessages, frozenMessages, isPreference, type Wanted } from './fieldMessages.rules.ts';
import { sanne } from '../sanne.testing.ts';

const off = (name: keyof Relatie['indicatoren']): Relatie => ({
  ...sanne,
  indicatoren: { ...sanne.indicatoren, [name]: false },
});

type Field = WritableField;

function said(fields: readonly Field[], wanted: Partial<Wanted>, current = sanne): string[] {
  return fieldMessages(fields, { ...sanne, ...wanted }, current).map(
    ({ fieldName, code, detail }) => [fieldName, code, detail].filter(Boolean).join(' '),
  );
}

const letters = (count: number) => 'a'.repeat(count);

it.each<[string, Partial<Wanted>, readonly string[]]>([
  ['no name', { roepnaam: '' }, ['roepnaam required']],
  ['a name of 25 letters', { roepnaam: letters(25) }, []],
  ['a name of one letter more', { roepnaam: letters(26) }, ['roepnaam tooLong 25']],
  ['a name with marks in it', { roepnaam: 'San<b>' }, ['roepnaam invalidFormat']],
])('of the name one goes by: %s', (_what, wanted, expected) => {
  expect(said(['roepnaam'], wanted)).toEqual(expected);
});

describe('an e-mail address', () => {
  const onPaper = {
    aanleverwijzeCorrespondentie: 'Papier',
    aanleverwijzePolisblad: 'GeenKeuze',
    ontvangtNieuwsbrief: false,
  } as const;

  it.each<[string, Partial<Wanted>, readonly string[]]>([
    ['may be taken away where all comes on paper', {}, []],
    ['is needed for letters', { aanleverwijzeCorrespondentie: 'Digitaal' }, ['email required']],
    ['is needed for the policy', { aanleverwijzePolisblad: 'Digitaal' }, ['email required']],
    ['is needed for the newsletter', { ontvangtNieuwsbrief: true }, ['email required']],
  ])('%s', (_what, wanted, expected) => {
    expect(said(['email'], { ...onPaper, email: null, ...wanted })).toEqual(expected);
  });

  it.each([
    ['of 254 letters is taken', `${letters(246)}@b.voorb`.slice(0, 254), []],
    ['of one more is not', `${letters(247)}@b.voorb`, ['email tooLong 254']],
    ['without an @ is none', 'sanne.voorbeeld.example', ['email invalidFormat']],
  ])('%s', (_what, email, expected) => {
    expect(said(['email'], { ...onPaper, email })).toEqual(expected);
  });
});

it.each([
  [null, []],
  ['+31612345678', []],
  ['06 - 12 34 56 78', []],
  ['12', ['telefoonNummer invalidFormat']],
])('a telephone number may be left out, and is one when given: %j', (telefoonNummer, expected) => {
  expect(said(['telefoonNummer'], { telefoonNummer })).toEqual(expected);
});

describe('where letters go', () => {
  const postAdres = {
    straat: 'Postbus',
    huisnummer: 12,
    huisnummerToevoeging: null,
    postcode: '1012 AB',
    woonplaats: 'Amsterdam',
    adresType: 'Relatiepostadres',
  } as const;

  type Part = Partial<NonNullable<Wanted['postAdres']>>;

  it.each<[string, Part, readonly string[]]>([
    ['is whole', {}, []],
    ['has a street of 80 letters', { straat: letters(80) }, []],
    ['has a longer street', { straat: letters(81) }, ['postAdres tooLong 80']],
    ['has no street', { straat: null }, ['postAdres required']],
    ['has no town', { woonplaats: null }, ['postAdres required']],
    ['has neither: said once', { straat: null, woonplaats: null }, ['postAdres required']],
    ['has a longer town', { woonplaats: letters(81) }, ['postAdres tooLong 80']],
    ['has a line break in its town', { woonplaats: 'Am\nsterdam' }, ['postAdres invalidFormat']],
    ['has no number', { huisnummer: null }, ['postAdres.huisnummer required']],
    ['has number 0', { huisnummer: 0 }, ['postAdres.huisnummer invalidFormat']],
    ['has half a number', { huisnummer: 1.5 }, ['postAdres.huisnummer invalidFormat']],
    ['has the highest number', { huisnummer: 99_999 }, []],
    ['has a higher one', { huisnummer: 100_000 }, ['postAdres.huisnummer invalidFormat']],
    ['has an addition of 6', { huisnummerToevoeging: 'hoog-2' }, []],
    [
      'has a longer addition',
      { huisnummerToevoeging: 'beneden' },
      ['postAdres.huisnummerToevoeging tooLong 6'],
    ],
    ['has no postcode', { postcode: null }, ['postAdres.postcode required']],
    [
      'has a postcode that never exists',
      { postcode: '1012 SS' },
      ['postAdres.postcode invalidFormat'],
    ],
    [
      'has nothing',
      { straat: null, huisnummer: null, postcode: null, woonplaats: null },
      ['postAdres required', 'postAdres.huisnummer required', 'postAdres.postcode required'],
    ],
  ])('%s', (_what, part, expected) => {
    expect(said(['postAdres'], { postAdres: { ...postAdres, ...part } })).toEqual(expected);
  });

  it('may be no address of its own', () => {
    expect(said(['postAdres'], { postAdres: null })).toEqual([]);
  });
});

describe('how post comes', () => {
  it.each([
    ['Digitaal', true],
    ['Papier', true],
    ['GeenKeuze', true],
    ['papier', false],
    ['', false],
  ])('%j is a choice: %s', (word, isOne) => {
    expect(isPreference(word)).toBe(isOne);
    const expected = isOne ? [] : ['aanleverwijzePolisblad unknown'];
    expect(said(['aanleverwijzePolisblad'], { aanleverwijzePolisblad: word })).toEqual(expected);
  });

  it.each<[Field, keyof Relatie['indicatoren']]>([
    ['aanleverwijzeCorrespondentie', 'magAanleverwijzeCorrespondentieWijzigen'],
    ['aanleverwijzePolisblad', 'magAanleverwijzePolisbladWijzigen'],
    ['ontvangtNieuwsbrief', 'magOntvangstNieuwsbriefWijzigen'],
  ])('%s is not changed by who may not, whatever was asked', (field, capability) => {
    const asked = { [field]: 'Duif' };
    expect(said([field], asked, off(capability))).toEqual([`${field} notAllowed`]);
  });

  it('leaves who may not change it free to change the rest', () => {
    const current = off('magOntvangstNieuwsbriefWijzigen');
    expect(said(['roepnaam', 'toestemmingDetailsZorgkosten'], {}, current)).toEqual([]);
  });
});

it('only the fields that change are judged, in their order', () => {
  const wanted = { roepnaam: '', telefoonNummer: '12', email: 'none' };
  expect(said([], wanted)).toEqual([]);
  expect(said(['telefoonNummer', 'roepnaam'], wanted)).toEqual([
    'telefoonNummer invalidFormat',
    'roepnaam required',
  ]);
});

const refused = (asked: Omit<RelatieChangeRequest, '_state'>) =>
  frozenMessages({ ...asked, _state: 'sealed' }, sanne).map(
    ({ fieldName, code }) => `${fieldName} ${code}`,
  );

describe('what only the insurer changes', () => {
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
    // A capability that nobody knows is claimed all the same.
    [
      { indicatoren: Object.fromEntries([['mag'.concat('Everything'), true]]) },
      ['indicatoren notAllowed'],
    ],
  ])('is refused by name: %j', (fields, expected) => {
    expect(refused(fields)).toEqual(expected);
  });

  it('is taken as it was read, and what goes by the day also when it is behind', () => {
    expect(refused(sanne)).toEqual([]);
    const { toonMeldingControleContactgegevens: shown } = sanne.indicatoren;
    const behind = { toonMeldingControleContactgegevens: !shown };
    expect(refused({ leeftijd: 12, indicatoren: behind })).toEqual([]);
  });
});
