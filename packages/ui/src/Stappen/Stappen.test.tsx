import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Stappen } from './Stappen.tsx';

const stappen = [
  { sleutel: 'i', titel: 'Ingediend', wanneer: '9 november', stand: 'klaar' },
  { sleutel: 'b', titel: 'In behandeling', stand: 'nu' },
  { sleutel: 'a', titel: 'Afgehandeld', stand: 'straks' },
] as const;
const standen = { klaar: 'klaar', nu: 'bezig', straks: 'nog niet' };

test('one step is the current one, and every standing is said in words', () => {
  const html = teken(<Stappen label="Voortgang" stappen={stappen} standen={standen} />);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(woorden(html)).toBe(
    'Ingediend (klaar) 9 november In behandeling (bezig) Afgehandeld (nog niet)',
  );
});
