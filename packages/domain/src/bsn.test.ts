import { expect, it } from 'vitest';
import { isBsn, parseBsn } from './bsn.ts';

it.each(['999996708', '999990019', '999991772'])('accepts test number %s', (bsn) => {
  expect(isBsn(bsn)).toBe(true);
});

it.each(['999996709', '99999670', '9999967080', '000000000', 'abcdefghi', ''])(
  'refuses %j',
  (bsn) => {
    expect(isBsn(bsn)).toBe(false);
  },
);

it.each([
  ['999996708', '999996708'],
  ['012345672', '012345672'],
  ['12345672', '012345672'],
  ['12345678', undefined],
  ['1234567', undefined],
  ['', undefined],
])('parses %j as %j, adding a missing leading zero', (text, bsn) => {
  expect(parseBsn(text)).toBe(bsn);
});
