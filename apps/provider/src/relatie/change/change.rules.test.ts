import type { Relatie } from '@mijn/contract/relatie';
import type { RelatieChangeRequest } from '@mijn/contract/relatieChange';
import { describe, expect, it } from 'vitest';
import { judgeChange } from './change.rules.ts';
import { sanne } from '../sanne.testing.ts';

type Asked = Omit<RelatieChangeRequest, '_state'>;

const judge = (asked: Asked, current: Partial<Relatie> = {}) =>
  judgeChange({ ...asked, _state: 'sealed' }, { ...sanne, ...current });

function changesOf(asked: Asked, current: Partial<Relatie> = {}) {
  const verdict = judge(asked, current);
  return verdict.isValid
    ? verdict.changes.map(({ veld, van, naar }) => [veld, van, naar])
    : verdict.messages.map(({ fieldName, code }) => `${fieldName} ${code}`);
}

const poBox = {
  straat: 'Postbus',
  huisnummer: 12,
  huisnummerToevoeging: null,
  postcode: '1012 AB',
  woonplaats: 'Amsterdam',
  adresType: 'Relatiepostadres',
} as const;

describe('the changes', () => {
  it('have old and new value, by field', () => {
    expect(changesOf({ roepnaam: 'San', ontvangtNieuwsbrief: false })).toEqual([
      ['roepnaam', 'Sanne', 'San'],
      ['ontvangtNieuwsbrief', 'true', 'false'],
    ]);
  });

  it('show an address as one line, or null', () => {
    const line = 'Postbus 12, 1012 AB Amsterdam';
    expect(changesOf({ postAdres: poBox })).toEqual([['postAdres', null, line]]);
    expect(changesOf({ postAdres: null }, { postAdres: poBox })).toEqual([
      ['postAdres', line, null],
    ]);
  });

  it.each<[string, Asked]>([
    ['the request is empty', {}],
    ['everything is sent back unchanged', sanne],
    ['a name has surrounding spaces', { roepnaam: ' Sanne ' }],
    ['the telephone number has another format', { telefoonNummer: '06 - 12 34 56 78' }],
  ])('are empty when %s', (_what, asked) => {
    expect(changesOf(asked)).toEqual([]);
  });

  it.each<[string, Asked]>([
    ['left out', {}],
    ['sent back unchanged', { roepnaam: ' Anna  Eva', email: 's@b.example ' }],
    ['sent back unchanged, with the number', { telefoonNummer: '06 12345678' }],
  ])(
    'include only the changed field, even if other stored values are untidy (%s)',
    (_how, asked) => {
      const untidy = {
        roepnaam: ' Anna  Eva',
        email: 's@b.example ',
        telefoonNummer: '06 12345678',
      };
      expect(changesOf({ ...asked, ontvangtNieuwsbrief: false }, untidy)).toEqual([
        ['ontvangtNieuwsbrief', 'true', 'false'],
      ]);
      expect(judge({ ...asked, ontvangtNieuwsbrief: false }, untidy)).toMatchObject({
        wanted: untidy,
      });
    },
  );

  it('keep the other values as stored', () => {
    const verdict = judge({ roepnaam: 'San' });
    expect(verdict).toMatchObject({
      wanted: { email: sanne.email, telefoonNummer: sanne.telefoonNummer, postAdres: null },
    });
  });
});

describe('tidying input', () => {
  it.each<[string, Asked, string | null]>([
    [
      'spaces around a name and double ones in it',
      { roepnaam: '  Anna  Sofie   Eva ' },
      'Anna Sofie Eva',
    ],
    [
      'a Dutch number to its international form',
      { telefoonNummer: '030 123 45 67' },
      '+31301234567',
    ],
    [
      'spaces around an address to mail to',
      { email: ' s@voorbeeld.example ' },
      's@voorbeeld.example',
    ],
    [
      'a postcode in small letters',
      { postAdres: { ...poBox, postcode: '1012ab', straat: ' Postbus ' } },
      'Postbus 12, 1012 AB Amsterdam',
    ],
  ])('normalizes %s', (_what, asked, expected) => {
    expect(changesOf(asked).map((change) => change[2])).toEqual([expected]);
  });

  it.each([null, '', '  '])('treats an emptied field as null (%j)', (nothing) => {
    const onPaper = {
      aanleverwijzeCorrespondentie: 'Papier',
      aanleverwijzePolisblad: 'Papier',
      ontvangtNieuwsbrief: false,
    } as const;
    expect(changesOf({ email: nothing, telefoonNummer: nothing }, onPaper)).toEqual([
      ['email', sanne.email, null],
      ['telefoonNummer', sanne.telefoonNummer, null],
    ]);
  });
});

describe('a postal address', () => {
  const inherited = { ...poBox, adresType: 'GBApostadres' } as const;

  it('becomes the person’s own when they enter it, whatever its previous kind', () => {
    const asked = { ...inherited, huisnummer: 13 };
    expect(judge({ postAdres: asked }, { postAdres: inherited })).toMatchObject({
      wanted: { postAdres: { huisnummer: 13, adresType: 'Relatiepostadres' } },
    });
  });

  it('keeps its kind when it is entered unchanged', () => {
    const typed = { ...poBox, postcode: '1012ab' };
    expect(changesOf({ postAdres: typed }, { postAdres: inherited })).toEqual([]);
    expect(judge({ postAdres: typed }, { postAdres: inherited })).toMatchObject({
      wanted: { postAdres: inherited },
    });
  });
});

describe('an invalid change', () => {
  it.each<[string, Asked, readonly string[]]>([
    [
      'with all its errors',
      { roepnaam: '', telefoonNummer: '12' },
      ['roepnaam required', 'telefoonNummer invalidFormat'],
    ],
    [
      'with fields of the insurer first',
      { roepnaam: '', achternaam: 'Anders' },
      ['achternaam notAllowed', 'roepnaam required'],
    ],
    [
      'also when other fields are valid',
      { roepnaam: 'San', aanleverwijzePolisblad: 'Duif' },
      ['aanleverwijzePolisblad unknown'],
    ],
    ['when digital delivery has no address', { email: null }, ['email required']],
  ])('is rejected %s', (_what, asked, messages) => {
    expect(judge(asked).isValid).toBe(false);
    expect(changesOf(asked)).toEqual(messages);
  });

  it('is not caused by unchanged values that violate today’s rules', () => {
    const old = { email: 'sanne', telefoonNummer: '12', roepnaam: 'S@nne' };
    expect(judge({ ...old, ontvangtNieuwsbrief: false }, old).isValid).toBe(true);
  });
});
