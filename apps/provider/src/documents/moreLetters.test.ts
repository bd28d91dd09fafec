import { expect, it } from 'vitest';
import { inPieces } from './letters.ts';
import { inLineOrder, type MoreLetters, readMoreLetters } from './moreLetters.ts';

const written = (words: string, more: MoreLetters) =>
  inPieces(words, more).map(({ text, letters }) => [text, letters]);

it('writes Chinese with the part of the font that has each letter', async () => {
  const more = await readMoreLetters('李王 Li');
  expect(written('李王 Li', more)).toEqual([
    ['李', 'han115'],
    ['王', 'han116'],
    [' Li', 'common'],
  ]);
  expect(more.fonts.map(({ name }) => name)).toEqual([
    'han115',
    'han115Bold',
    'han116',
    'han116Bold',
  ]);
});

it('writes Arabic words from right to left', async () => {
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

it('returns undefined for letters of no font', async () => {
  const { find } = await readMoreLetters('李 محمد');
  expect([find('李'), find('م'), find('王'), find('अ')]).toEqual([
    'han115',
    'arabic',
    undefined,
    undefined,
  ]);
});

it('reverses consecutive Arabic words only', () => {
  expect(inLineOrder('محمد علي')).toBe('علي محمد');
  expect(inLineOrder('محمد Bos علي')).toBe('محمد Bos علي');
});
