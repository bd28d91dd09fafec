import { expect, it } from 'vitest';
import { isSentByError } from './queryFields.ts';

it.each([
  ['unauthorized=true', true],
  ['reden=onleesbaar', true],
  ['terug=declaraties&unauthorized=true', true],
  ['terug=declaraties', false],
  ['opnieuw=1', false],
  ['', false],
])('detects in "%s" that an error led to the login page: %s', (search, expected) => {
  expect(isSentByError(new URLSearchParams(search))).toBe(expected);
});
