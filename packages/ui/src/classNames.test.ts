import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

test('joins the names a module has and leaves out the rest', () => {
  expect(
    classNames({ button: 'a', wide: 'b' }, 'button', false, undefined, 'wide', 'unknown'),
  ).toBe('a b');
});
