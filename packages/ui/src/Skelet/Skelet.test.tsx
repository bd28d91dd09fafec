import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Skelet } from './Skelet.tsx';

test('loading is said once, and its lines are not read out', () => {
  const html = teken(<Skelet soort="rij" aantal={3} tekst="Bezig met laden" />);
  expect(woorden(html)).toBe('Bezig met laden');
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
});
