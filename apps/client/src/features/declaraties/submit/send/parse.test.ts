import { expect, test } from 'vitest';
import { parseList, parseText, read } from './parse.ts';

test('a property is read however deep, and is not there where anything on the way is not', () => {
  expect(read({ a: { b: 1 } }, 'a', 'b')).toBe(1);
  for (const value of [undefined, null, 'text', 3, { a: null }, { a: 'x' }]) {
    expect(read(value, 'a', 'b')).toBeUndefined();
  }
});

test('a text is a text with something in it', () => {
  expect(parseText({ a: 'x' }, 'a')).toBe('x');
  for (const a of ['', 3, null, {}]) expect(parseText({ a }, 'a')).toBeUndefined();
});

test('a list is a list, else empty', () => {
  expect(parseList({ a: [1] }, 'a')).toEqual([1]);
  for (const a of ['x', { 0: 1 }, null]) expect(parseList({ a }, 'a')).toEqual([]);
});
