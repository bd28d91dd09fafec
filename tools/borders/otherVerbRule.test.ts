import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const file = 'apps/gateway/src/http/a.ts';
const found = [`${file}: requireOwnPage: check judges input, get reads a row that must exist`];

test.each([
  ['a function', 'async function requireOwnPage() {}'],
  ['a function in a variable', 'const requireOwnPage = () => {};'],
  ['a hook that a function gives', 'const requireOwnPage = checkOf(services);'],
  ['a method', 'class Pages { requireOwnPage() {} }'],
])('%s by a verb that says what another one says is caught', (_what, text) => {
  expect(violationsOf(file, text)).toEqual(found);
});

test.each([
  ['the verb of the table', 'async function checkOwnPage() {}'],
  ['what only begins alike', 'const required = list();\nfunction requirements() {}'],
  ['a field', 'const options = { requireOwnPage: true };'],
])('%s is fine', (_what, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});
