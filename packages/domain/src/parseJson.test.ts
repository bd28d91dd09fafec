import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

test('parses any JSON value', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
});

test.each(['', '{', 'undefined', '<html>'])('returns undefined for %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
