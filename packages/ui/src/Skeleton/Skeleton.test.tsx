import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { Skeleton } from './Skeleton.tsx';

test('loading is said once, and its lines are not read out', () => {
  const html = character(<Skeleton soort="row" aantal={3} tekst="Bezig met laden" />);
  expect(words(html)).toBe('Bezig met laden');
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
});
