import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { IllustrationEmpty } from './IllustrationEmpty.tsx';

test('the drawing carries no words', () => {
  expect(words(renderMarkup(<IllustrationEmpty />))).toBe('');
});
