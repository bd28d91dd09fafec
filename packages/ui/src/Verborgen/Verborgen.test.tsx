import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Verborgen } from './Verborgen.tsx';

test('the words are there for who listens', () => {
  expect(woorden(teken(<Verborgen>Bezig met laden</Verborgen>))).toBe('Bezig met laden');
});
