import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('the words are there for who listens', () => {
  expect(words(renderMarkup(<VisuallyHidden>Bezig met laden</VisuallyHidden>))).toBe(
    'Bezig met laden',
  );
});
