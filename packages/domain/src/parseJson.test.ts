import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

test('JSON of any kind is read', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
});

test.each(['', '{', 'undefined', '<html>'])('%j is none', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
