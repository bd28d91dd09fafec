import { expect, it } from 'vitest';
import { fontFor, inPieces } from './letters.ts';
import { readMoreLetters } from './moreLetters.ts';

const none = { find: () => undefined };
const written = (words: string, more: Parameters<typeof inPieces>[1] = none) =>
  inPieces(words, more).map(({ text, letters }) => [text, letters]);

it.each([
  ['Zoë', [['Zoë', 'common']]],
  [
    'Łukasz',
    [
      ['Ł', 'rarer'],
      ['ukasz', 'common'],
    ],
  ],
  [
    'Şükrü',
    [
      ['Ş', 'rarer'],
      ['ükrü', 'common'],
    ],
  ],
  ['Привет', [['Привет', 'other']]],
  [
    'Ωmega',
    [
      ['Ω', 'other'],
      ['mega', 'common'],
    ],
  ],
])('%s is written whole, each letter by a file that has it', (text, pieces) => {
  expect(written(text)).toEqual(pieces);
});

it('joins an accent that came apart from its letter', () => {
  expect(written('Zoe\u0308')).toEqual([['Zoë', 'common']]);
});

it('writes what no file has as a question mark', () => {
  expect(written('李 Li')).toEqual([['? Li', 'common']]);
});

it('writes Chinese with the part of its font that has each letter', async () => {
  const more = await readMoreLetters('李王 Li');
  expect(written('李王 Li', more)).toEqual([
    ['李', 'han115'],
    ['王', 'han116'],
    [' Li', 'common'],
  ]);
  expect(more.fonts.map(({ naam }) => naam)).toEqual([
    'han115',
    'han115Bold',
    'han116',
    'han116Bold',
  ]);
});

it('writes Arabic words from the right to the left', async () => {
  const more = await readMoreLetters('محمد علي');
  expect(written('Dr. محمد علي', more)).toEqual([
    ['Dr. ', 'common'],
    ['علي', 'arabic'],
    [' ', 'common'],
    ['محمد', 'arabic'],
  ]);
});

it('loads no font that a text does not need', async () => {
  expect((await readMoreLetters('Zoë Łukasz Привет')).fonts).toEqual([]);
});

it('takes the weight of the line', () => {
  expect(fontFor({ letters: 'other' }, true)).toBe('otherBold');
});
