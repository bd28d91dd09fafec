import { expect, test } from 'vitest';
import { violationsOf } from './planted.testing.ts';

test.each([
  ['by hand', 'apps/client/src/api/a.ts', 'const text = (cents / 100).toFixed(2);'],
  [
    'by a format of its own',
    'apps/simulators/src/ideal/a.ts',
    'const text = format.format(cents / 100);',
  ],
])('an amount written %s is caught', (_how, file, text) => {
  expect(violationsOf(file, text)).toEqual([
    `${file}:1: an amount is written by @mijn/domain/money`,
  ]);
});

test('what is no amount, and the home of amounts, are left in peace', () => {
  expect(violationsOf('apps/client/src/api/a.ts', 'const a = (x / 10).toFixed(2);')).toEqual([]);
  expect(violationsOf('packages/domain/src/money.ts', '(cents / 100).toFixed(2);')).toEqual([]);
});
