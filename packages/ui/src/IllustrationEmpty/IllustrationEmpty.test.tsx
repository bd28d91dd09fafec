import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { IllustrationEmpty } from './IllustrationEmpty.tsx';

test('the drawing carries no words', () => {
  expect(words(character(<IllustrationEmpty />))).toBe('');
});
