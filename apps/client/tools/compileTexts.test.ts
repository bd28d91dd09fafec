import { expect, test } from 'vitest';
import { compileTexts } from './compileTexts.ts';
import type { Text } from './checkTexts.ts';

type Texts = Readonly<Record<string, Text>>;

const compile = (nl: Texts, en: Texts) =>
  compileTexts([
    { part: 'list', language: 'nl', texts: nl },
    { part: 'list', language: 'en', texts: en },
  ]).get('list.js') ?? '';

test('compiles a text to a function with typed parameters, in both languages', () => {
  const module = compile({ hello: 'Dag {naam}' }, { hello: 'Hello {naam}' });
  expect(module).toContain('/** @type {(i: { naam: string | number }) => string} */');
  expect(module).toContain('isEnglish() ? `Hello ${i.naam}` : `Dag ${i.naam}`;');
});

test('selects a plural by its count, and groups thousands', () => {
  const module = compile(
    { found: { aantal: { one: 'Eén gevonden', other: '{aantal} gevonden in {jaar}' } } },
    { found: { aantal: { one: 'One found', other: '{aantal} found in {jaar}' } } },
  );
  expect(module).toContain('(i: { aantal: number, jaar: string | number }) => string');
  expect(module).toContain(
    'plural(i.aantal, { one: `Eén gevonden`, other: `${counted(i.aantal)} gevonden in ${i.jaar}` })',
  );
});

test('escapes code in a text', () => {
  expect(compile({ odd: 'a ` b \\ ${c' }, { odd: 'x' })).toContain('`a \\` b \\\\ \\${c`');
});

test.each([
  ['a text in one language only', { a: 'x' }, {}, '"a" does not stand in the other language'],
  ['a name that code cannot call', { 'a-b': 'x' }, { 'a-b': 'x' }, 'camelCase'],
  ['a plural without one of its forms', { a: { n: { other: 'x' } } }, { a: 'x' }, 'plural'],
  [
    'a plural of another count',
    { a: { n: { one: 'x', other: 'x' } } },
    { a: { m: { one: 'x', other: 'x' } } },
    'something else',
  ],
])('refuses %s', (_what, nl, en, message) => {
  expect(() => compile(nl, en)).toThrow(message);
});

test('refuses two folders with the same name', () => {
  const source = { part: 'list', language: 'nl', texts: {} } as const;
  expect(() => compileTexts([source, source])).toThrow('Two folders');
});
