import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('the words are there for who listens', () => {
  expect(words(character(<VisuallyHidden>Bezig met laden</VisuallyHidden>))).toBe(
    'Bezig met laden',
  );
});
