import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { IllustrationSuccess } from './IllustrationSuccess.tsx';

test('the drawing carries no words', () => {
  expect(words(renderMarkup(<IllustrationSuccess />))).toBe('');
});
