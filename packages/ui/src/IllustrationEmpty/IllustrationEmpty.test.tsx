import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { IllustrationEmpty } from './IllustrationEmpty.tsx';

test('has no text', () => {
  expect(words(renderMarkup(<IllustrationEmpty />))).toBe('');
});
