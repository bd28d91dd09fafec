import { expect, it, test } from 'vitest';
import { isUuid, parseJson } from './values.ts';

it.each([
  ['3f0c1a52-7b1e-4c0d-9f52-8a5d2f6e1b70', true],
  ['3F0C1A52-7B1E-4C0D-9F52-8A5D2F6E1B70', true],
  ['3f0c1a52-7b1e-4c0d-9f52-8A5D2F6E1B70', true],
  ['3f0c1a527b1e4c0d9f528a5d2f6e1b70', false],
  ['{3f0c1a52-7b1e-4c0d-9f52-8a5d2f6e1b70}', false],
  ['3f0c1a52-7b1e-4c0d-9f52-8a5d2f6e1b7', false],
  ['3f0c1a52-7b1e-4c0d-9f52-8a5d2f6e1b70 ', false],
  ['3f0c1a52-7b1e-4c0d-9f52-8a5d2f6e1b7g', false],
  ['', false],
])('checks whether %j is an id: %s', (text, expected) => expect(isUuid(text)).toBe(expected));

test('parses any JSON value', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
});

test.each(['', '{', 'undefined', '<html>'])('returns undefined for %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
