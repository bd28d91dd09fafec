import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Tekstvak } from './Tekstvak.tsx';

test('there is room for several lines', () => {
  expect(teken(<Tekstvak name="opmerking" />)).toMatch(/<textarea rows="4" name="opmerking"/);
});
