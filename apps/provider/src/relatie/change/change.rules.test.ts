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

describe('what changes', () => {
  it('is told as it was and becomes, field by field', () => {
    expect(changesOf({ roepnaam: 'San', ontvangtNieuwsbrief: false })).toEqual([
      ['roepnaam', 'Sanne', 'San'],
      ['ontvangtNieuwsbrief', 'true', 'false'],
    ]);
  });

  it('is an address in one line, or none', () => {
    const line = 'Postbus 12, 1012 AB Amsterdam';
    expect(changesOf({ postAdres: poBox })).toEqual([['postAdres', null, line]]);
    expect(changesOf({ postAdres: null }, { postAdres: poBox })).toEqual([
      ['postAdres', line, null],
    ]);
  });

  it.each<[string, Asked]>([
    ['nothing was asked', {}],
    ['all was sent back as it was read', sanne],
    ['a name stands between spaces', { roepnaam: ' Sanne ' }],
    ['the telephone number is written another way', { telefoonNummer: '06 - 12 34 56 78' }],
  ])('is nothing where %s', (_what, asked) => {
    expect(changesOf(asked)).toEqual([]);
  });

  it.each<[string, Asked]>([
    ['left out', {}],
    ['sent back as it was read', { roepnaam: ' Anna  Eva', email: 's@b.example ' }],
    ['sent back, the number too', { telefoonNummer: '06 12345678' }],
  ])('is one field alone, however untidily the others were kept (%s)', (_how, asked) => {
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
  });

  it('is nothing of the rest: that is kept as it was', () => {
    const verdict = judge({ roepnaam: 'San' });
    expect(verdict).toMatchObject({
      wanted: { email: sanne.email, telefoonNummer: sanne.telefoonNummer, postAdres: null },
    });
  });
});

describe('what is typed is tidied up', () => {
  it.each<[string, Asked, string | null]>([
    [
      'spaces around a name and double ones in it',
      { roepnaam: '  Anna  Sofie   Eva ' },
      'Anna Sofie Eva',
    ],
    ['a Dutch number as it is dialled abroad', { telefoonNummer: '030 123 45 67' }, '+31301234567'],
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
  ])('%s', (_what, asked, expected) => {
    expect(changesOf(asked).map((change) => change[2])).toEqual([expected]);
  });

  it.each([null, '', '  '])('an emptied field is none (%j)', (nothing) => {
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

describe('an address for post', () => {
  const inherited = { ...poBox, adresType: 'GBApostadres' } as const;

  it('that a person fills in is theirs, whatever stood there', () => {
    const asked = { ...inherited, huisnummer: 13 };
    expect(judge({ postAdres: asked }, { postAdres: inherited })).toMatchObject({
      wanted: { postAdres: { huisnummer: 13, adresType: 'Relatiepostadres' } },
    });
  });

  it('that is filled in as it stood stays whose it was', () => {
    const typed = { ...poBox, postcode: '1012ab' };
    expect(changesOf({ postAdres: typed }, { postAdres: inherited })).toEqual([]);
    expect(judge({ postAdres: typed }, { postAdres: inherited })).toMatchObject({
      wanted: { postAdres: inherited },
    });
  });
});

describe('a change is refused', () => {
  it.each<[string, Asked, readonly string[]]>([
    [
      'with all that is wrong',
      { roepnaam: '', telefoonNummer: '12' },
      ['roepnaam required', 'telefoonNummer invalidFormat'],
    ],
    [
      'what is the insurer’s first',
      { roepnaam: '', achternaam: 'Anders' },
      ['achternaam notAllowed', 'roepnaam required'],
    ],
    [
      'although the rest of it is right',
      { roepnaam: 'San', aanleverwijzePolisblad: 'Duif' },
      ['aanleverwijzePolisblad unknown'],
    ],
    ['where digital post has nowhere to go', { email: null }, ['email required']],
  ])('%s', (_what, asked, messages) => {
    expect(judge(asked).isValid).toBe(false);
    expect(changesOf(asked)).toEqual(messages);
  });

  it('never for what stays as it is, were it wrong by the rules of today', () => {
    const old = { email: 'sanne', telefoonNummer: '12', roepnaam: 'S@nne' };
    expect(judge({ ...old, ontvangtNieuwsbrief: false }, old).isValid).toBe(true);
  });
});
