import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('keeps its text for screen readers', () => {
  expect(words(renderMarkup(<VisuallyHidden>Bezig met laden</VisuallyHidden>))).toBe(
    'Bezig met laden',
  );
});
