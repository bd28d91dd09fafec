import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Stapel } from './Stapel.tsx';

test('the room between is chosen by name', () => {
  const ruim = teken(<Stapel ruimte="ruim">a</Stapel>);
  expect(ruim).not.toBe(teken(<Stapel>a</Stapel>));
});
