import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { EmptyState } from './EmptyState.tsx';

test('says what it means and what one can do', () => {
  const html = character(
    <EmptyState
      illustration={<svg />}
      titel="Nog geen declaraties"
      action={<a href="#i">Indienen</a>}
    >
      Stuur je rekening in.
    </EmptyState>,
  );
  expect(words(html)).toBe('Nog geen declaraties Stuur je rekening in. Indienen');
});
