import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { IllustrationSuccess } from './IllustrationSuccess.tsx';

test('has no text', () => {
  expect(words(renderMarkup(<IllustrationSuccess />))).toBe('');
});
