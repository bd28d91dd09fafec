import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

test('joins the names that a module has and ignores others', () => {
  expect(
    classNames({ button: 'a', wide: 'b' }, 'button', false, undefined, 'wide', 'unknown'),
  ).toBe('a b');
});
