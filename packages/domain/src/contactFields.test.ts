import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, isEmail, isHouseNumber, isRoepnaam, parsePhone } from './contactFields.ts';

describe('parsePhone', () => {
  it.each([
    ['06 - 12 34 56 78', '+31612345678'],
    ['0612345678', '+31612345678'],
    ['(020) 123 45 67', '+31201234567'],
    ['+31 (0)6 12345678', '+31612345678'],
    ['0031 6 12 34 56 78', '+31612345678'],
    ['+3106 12345678', '+31612345678'],
    ['+32 2 123 45 67', '+3221234567'],
    ['+1-202-555-0147', '+12025550147'],
    ['\u202A06\u201112\u00A034 56 78\u202C', '+31612345678'],
    ['06\u200B12345678', '+31612345678'],
    ['０６－１２３４５６７８', '+31612345678'],
  ])('parses %s as %s', (typed, expected) => {
    expect(parsePhone(typed)).toBe(expected);
  });

  it.each([
    '',
    '12345',
    '061234567',
    '06123456789',
    'bel mij',
    '+0612345678',
    '+',
    '++31612345678',
  ])('refuses "%s"', (typed) => expect(parsePhone(typed)).toBeUndefined());

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (number) => {
        const once = parsePhone(number);
        expect(once === undefined || parsePhone(once) === once).toBe(true);
      }),
    );
  });
});

it('accepts an e-mail address with one @ and a dot after it, without forbidden characters', () => {
  const good = ['a@b.nl', 'voornaam.achternaam+zorg@post.voorbeeld.example', "d'or@b.co"];
  const wrong = [
    '',
    'a',
    'a@b',
    'a@@b.nl',
    'a b@c.nl',
    'a@b..nl',
    'a@b.n',
    `${'a'.repeat(250)}@b.nl`,
    'a\u0000@b.nl',
    'a\ud83d@b.nl',
    'a\u200B@b.nl',
    '\u202Ea@b.nl',
    'a\u00AD@b.nl',
    'a\u3164@b.nl',
    'a\u2800@b.nl',
    'a@b\u200D.nl',
  ];
  expect(good.filter((text) => !isEmail(text))).toEqual([]);
  expect(wrong.filter(isEmail)).toEqual([]);
});

it('accepts a name of letters of any script with name punctuation', () => {
  const good = ['Sanne', 'Anne-Marie', "D'Arcy", 'Ömer', 'Jan Willem', 'J.P.', 'علی\u200Cرضا'];
  const wrong = ['', ' Sanne', '-', '<b>', 'Sanne1', 'San\u0000ne', 'a@b', '\u3164', 'San\u200Dne'];
  expect(good.filter((text) => !isRoepnaam(text))).toEqual([]);
  expect(wrong.filter(isRoepnaam)).toEqual([]);
});

it('a house number is whole, from 1 to 99999', () => {
  expect([1, 12, 99_999].every(isHouseNumber)).toBe(true);
  expect([0, -1, 1.5, 100_000, Number.NaN].some(isHouseNumber)).toBe(false);
});

it('formats an address on one line and leaves out missing parts', () => {
  const home = { straat: 'Kerkstraat', huisnummer: 7, huisnummerToevoeging: null };
  const town = { postcode: '3451BM', woonplaats: 'Vleuten' };
  expect(formatAddress({ ...home, ...town })).toBe('Kerkstraat 7, 3451 BM Vleuten');
  expect(formatAddress({ ...home, ...town, huisnummerToevoeging: 'B' })).toContain('7 B,');
  const none = { straat: null, huisnummer: null, huisnummerToevoeging: null };
  expect(formatAddress({ ...none, postcode: null, woonplaats: 'Vleuten' })).toBe('Vleuten');
});
