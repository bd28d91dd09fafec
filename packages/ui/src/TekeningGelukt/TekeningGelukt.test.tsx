import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { TekeningGelukt } from './TekeningGelukt.tsx';

test('the drawing carries no words', () => {
  expect(woorden(teken(<TekeningGelukt />))).toBe('');
});
