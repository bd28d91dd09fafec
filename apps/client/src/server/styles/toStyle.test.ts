import { expect, test } from 'vitest';
import { toStyle } from './toStyle.ts';

test('a stylesheet is known by the hash that the policy names', () => {
  expect(toStyle('/a.css', 'a{color:red}')).toEqual({
    address: '/a.css',
    text: 'a{color:red}',
    hash: 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=',
  });
});

test('a stylesheet that would end its own element is refused', () => {
  expect(() => toStyle('/a.css', 'a{content:"</style><script>"}')).toThrow('end');
});
