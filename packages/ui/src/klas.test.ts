import { expect, test } from 'vitest';
import { klas } from './klas.ts';

test('joins the names a module has and leaves out the rest', () => {
  expect(klas({ knop: 'a', breed: 'b' }, 'knop', false, undefined, 'breed', 'onbekend')).toBe(
    'a b',
  );
});
