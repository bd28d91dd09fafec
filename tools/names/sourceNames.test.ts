import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { namesInSource } from './sourceNames.ts';

/** The names of a planted file, each as its kind and text. */
function namesIn(text: string): string[] {
  return namesInSource(readSource('a.ts', text)).map(({ kind, text: name }) => `${kind} ${name}`);
}

test.each([
  ['a function with a parameter', 'function f<T>(p: T) {}', ['f', 'T', 'p']],
  ['a class with what it has', 'class C { #p = 1; m() {} }', ['C', '#p', 'm']],
  ['a shape', 'interface I { readonly p: number } type A = { q(): void };', ['I', 'p', 'A', 'q']],
  ['an object', 'const o = { p: 1, [q]: 2 };', ['o', 'p']],
  ['what is destructured under another name', 'const { p: q } = x;', ['q']],
  ['what is imported under another name', "import { p as q } from './b.ts';", ['q']],
  ['a whole module', "import d, * as e from './b.ts';", ['d', 'e']],
])('finds what is named by %s', (_what, text, names) => {
  expect(namesIn(text)).toEqual(names.map((name) => `identifier ${name}`));
});

test.each([
  ['what is imported under its own name', "import { p } from './b.ts';"],
  ['what is only used', 'p.q(r);'],
  ['a type that names a file', "import('./b.ts');"],
  ['an error that is another’s', "new Map('key');"],
  ['a text that is shown', "show('Je declaratie');"],
  ['a call of another log', "blog.info('words');"],
])('finds no name in %s', (_what, text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ["it('works', f);", 'works'],
  ["test.each([1])('works with %s', f);", 'works with %s'],
  ["describe.skipIf(x)('a part', f);", 'a part'],
])('finds the title of %s', (text, title) => {
  expect(namesIn(text)).toEqual([`test title ${title}`]);
});

test.each([
  ["log.warn('stopped');", ['message stopped']],
  [
    "request.log.error({ code, at: 1 }, 'failed');",
    ['log field code', 'log field at', 'message failed'],
  ],
  ["new Refusal(404, 'no content');", ['message no content']],
  ['new StartError(`no ${a} of ${b}`);', ['message no   of  ']],
])('finds what operators are told by %s', (text, names) => {
  expect(namesIn(text).filter((name) => !name.startsWith('identifier'))).toEqual(names);
});

test('finds what the cases of a test are called, and no value that they try', () => {
  const rows = "it.each([['an empty list', 'a b'], ['D2026-1 x', 'c']])";
  expect(namesIn(`${rows}('%s counts', f);`)).toEqual([
    'test title an empty list',
    'test title %s counts',
  ]);
  expect(namesIn(`${rows}('counts %s', f);`)).toEqual(['test title counts %s']);
});

test.each([
  ['a browser’s storage', "storage.getItem('seen');", 'seen'],
  ['a key that has a name', "const storageKey = 'seenBefore';", 'seenBefore'],
  ['a folder for a while', "mkdtempSync(path.join(os.tmpdir(), 'mijn-x-'));", 'mijn-x-'],
  ['the list of screens', "fixed('login', '/inloggen', {});", 'login'],
])('finds the key in %s', (_what, text, key) => {
  expect(namesIn(text)).toContain(`key ${key}`);
});

test('finds the values that a type allows, and no path or sentence among them', () => {
  expect(namesIn("type A = 'lost' | 'not a name' | 1;")).toEqual(['identifier A', 'code lost']);
  expect(namesIn("type A = import('fastify').B;")).toEqual(['identifier A']);
});

test('finds what a statement of SQL is called, and not what else has a name', () => {
  const statement = namesIn("run({ name: 'selectDay', text: 'SELECT 1' });");
  expect(statement).toContain('SQL statement selectDay');
  expect(namesIn("show({ name: 'select', text: 'Choose' });")).not.toContain(
    'SQL statement select',
  );
});

test('tells where a name stands', () => {
  expect(namesInSource(readSource('tools/a.ts', '\nconst found = 1;'))).toEqual([
    { kind: 'identifier', text: 'found', at: 'tools/a.ts:2', isOwn: true },
  ]);
});
