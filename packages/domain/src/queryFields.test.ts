import { expect, it } from 'vitest';
import { isSentByError } from './queryFields.ts';

it.each([
  ['unauthorized=true', true],
  ['reden=onleesbaar', true],
  ['terug=declaraties&unauthorized=true', true],
  ['terug=declaraties', false],
  ['opnieuw=1', false],
  ['', false],
])('who comes to the login page with "%s" was sent by an error: %s', (search, expected) => {
  expect(isSentByError(new URLSearchParams(search))).toBe(expected);
});
