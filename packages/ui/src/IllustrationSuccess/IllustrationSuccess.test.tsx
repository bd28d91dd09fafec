import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { IllustrationSucceeded } from './IllustrationSuccess.tsx';

test('the drawing carries no words', () => {
  expect(words(character(<IllustrationSucceeded />))).toBe('');
});
