import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { StappenTeller } from './StappenTeller.tsx';

test('says where one is in words, and shows it in as many parts', () => {
  const html = teken(<StappenTeller tekst="Stap 2 van 4" nu={2} totaal={4} />);
  expect(woorden(html)).toBe('Stap 2 van 4');
  expect(html.match(/<span/g)).toHaveLength(4);
});
