import { expect, it } from 'vitest';
import { fontFor, inPieces } from './letters.ts';

const none = { find: () => undefined };
const written = (words: string) =>
  inPieces(words, none).map(({ text, letters }) => [text, letters]);

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
])('writes %s completely, each letter with a font that has it', (text, pieces) => {
  expect(written(text)).toEqual(pieces);
});

it('joins a decomposed accent with its letter', () => {
  expect(written('Zoe\u0308')).toEqual([['Zoë', 'common']]);
});

it('replaces letters that no font has by a question mark', () => {
  expect(written('李 Li')).toEqual([['? Li', 'common']]);
});

it('uses the weight of the line', () => {
  expect(fontFor({ letters: 'other' }, true)).toBe('otherBold');
});
