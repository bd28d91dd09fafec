import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { EmptyState } from './EmptyState.tsx';

test('renders the explanation and the action', () => {
  const html = renderMarkup(
    <EmptyState
      illustration={<svg />}
      title="Nog geen declaraties"
      action={<a href="#i">Indienen</a>}
    >
      Stuur je rekening in.
    </EmptyState>,
  );
  expect(words(html)).toBe('Nog geen declaraties Stuur je rekening in. Indienen');
});
