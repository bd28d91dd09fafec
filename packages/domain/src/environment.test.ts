import { expect, it, test } from 'vitest';
import { filledVariables, partsOf } from './environment.ts';

it('drops empty variables', () => {
  expect(filledVariables({ CLAMAV: '', PORT: '0', HOST: ' ' })).toEqual({ PORT: '0', HOST: ' ' });
});

test.each([
  ['bank.nl, pay.bank.nl', ['bank.nl', 'pay.bank.nl']],
  ['bank.nl', ['bank.nl']],
  ['bank.nl,', ['bank.nl', '']],
  ['', []],
  [undefined, []],
])('splits %j into %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});
