import { expect, test } from 'vitest';
import { parseList, parseText, read } from './outcome.ts';

test('reads a nested property, and returns undefined when the path breaks off', () => {
  expect(read({ a: { b: 1 } }, 'a', 'b')).toBe(1);
  for (const value of [undefined, null, 'text', 3, { a: null }, { a: 'x' }]) {
    expect(read(value, 'a', 'b')).toBeUndefined();
  }
});

test('returns only a string with content', () => {
  expect(parseText({ a: 'x' }, 'a')).toBe('x');
  for (const a of ['', 3, null, {}]) expect(parseText({ a }, 'a')).toBeUndefined();
});

test('returns a list, or an empty one', () => {
  expect(parseList({ a: [1] }, 'a')).toEqual([1]);
  for (const a of ['x', { 0: 1 }, null]) expect(parseList({ a }, 'a')).toEqual([]);
});
