import { expect, test } from 'vitest';
import { maakStijl } from './leesBouw.ts';

test('a stylesheet is known by the hash that the policy names', () => {
  expect(maakStijl('a{color:red}')).toEqual({
    tekst: 'a{color:red}',
    hash: 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=',
  });
});

test('a stylesheet that would end its own element is refused', () => {
  expect(() => maakStijl('a{content:"</style><script>"}')).toThrow('end');
});
