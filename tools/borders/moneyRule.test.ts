import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  ['by hand', 'apps/client/src/api/a.ts', 'const text = (cents / 100).toFixed(2);'],
  [
    'by a format of its own',
    'apps/simulators/src/ideal/a.ts',
    'const text = format.format(cents / 100);',
  ],
  ['in a test, by hand', 'apps/client/src/api/a.test.ts', 'const a = (cents / 100).toFixed(2);'],
  ['by a fraction first', 'apps/client/src/api/a.ts', 'const euros = cents / 100;'],
  ['by another figure', 'apps/client/src/api/a.ts', 'const euros = cents / 1e2;'],
  ['by a product', 'apps/client/src/api/a.ts', 'const euros = 0.01 * cents;'],
  ['in place', 'apps/client/src/api/a.ts', 'euros /= 100;'],
  ['by what is left', 'apps/client/src/api/a.ts', 'const rest = cents % 100;'],
  ['by a name for 100', 'apps/client/src/api/a.ts', 'const all = 100; const a = cents / all;'],
  ['by large figures', 'apps/client/src/api/a.ts', 'const euros = BigInt(cents) / 100n;'],
  ['with a sign set before it', 'apps/gateway/src/http/a.ts', 'const a = `nu € ${euros} of`;'],
  ['by two decimals', 'dev-env/src/a.ts', 'const text = euros.toFixed(2);'],
  ['by the language', 'apps/gateway/src/http/a.ts', "const a = { style: 'currency' };"],
])('an amount written %s is caught', (_how, file, text) => {
  expect(violationsOf(file, text)).toEqual([
    `${file}:1: an amount is written by @mijn/domain/money`,
  ]);
});

test.each([
  ['apps/client/src/api/a.ts', 'const a = (x / 10).toFixed(2 - 1);'],
  ['apps/client/src/api/a.ts', 'const whole = 100 * euros + 0.01;'],
  ['apps/client/src/api/a.ts', 'const a = `€ of ${currency}`;'],
  ['apps/provider/src/betalingen/a.test.ts', 'const euros = cents / 100;'],
  ['apps/provider/src/assess/line/calculateLine.ts', 'const share = (amount * percentage) / 100;'],
  ['packages/domain/src/money.ts', '(cents / 100).toFixed(2);'],
])('what is no amount, and the home of amounts, are left in peace: %s, %s', (file, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});
