import { expect, it } from 'vitest';
import { inPieces } from './letters.ts';
import { inLineOrder, type MoreLetters, readMoreLetters } from './moreLetters.ts';

const written = (words: string, more: MoreLetters) =>
  inPieces(words, more).map(({ text, letters }) => [text, letters]);

it('writes Chinese with the part of its font that has each letter', async () => {
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

it('finds nothing for what no font has', async () => {
  const { find } = await readMoreLetters('李 محمد');
  expect([find('李'), find('م'), find('王'), find('अ')]).toEqual([
    'han115',
    'arabic',
    undefined,
    undefined,
  ]);
});

it('turns words of Arabic round that follow each other, and no others', () => {
  expect(inLineOrder('محمد علي')).toBe('علي محمد');
  expect(inLineOrder('محمد Bos علي')).toBe('محمد Bos علي');
});
