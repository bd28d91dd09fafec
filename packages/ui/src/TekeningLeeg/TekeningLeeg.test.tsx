import { expect, test } from 'vitest';
import { teken, woorden } from '../teken.tsx';
import { TekeningLeeg } from './TekeningLeeg.tsx';

test('the drawing carries no words', () => {
  expect(woorden(teken(<TekeningLeeg />))).toBe('');
});
