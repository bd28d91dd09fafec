import { expect, test } from 'vitest';
import { partsOf } from './partsOf.ts';

test.each([
  ['bank.nl, pay.bank.nl', ['bank.nl', 'pay.bank.nl']],
  ['bank.nl', ['bank.nl']],
  ['bank.nl,', ['bank.nl', '']],
  ['', []],
  [undefined, []],
])('splits %j into %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});
