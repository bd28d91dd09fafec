import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { Knoppen } from './Knoppen.tsx';

test('buttons stand in the order they are given', () => {
  const html = teken(
    <Knoppen>
      <button type="button">Verder</button>
      <button type="button">Terug</button>
    </Knoppen>,
  );
  expect(woorden(html)).toBe('Verder Terug');
});
