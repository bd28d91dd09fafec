import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { CallGraph } from './callGraph.ts';

/** The texts of all that the file `a/a.ts` leads to, itself included. */
function reachedFrom(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([file, text]) => readSource(file, text));
  const graph = new CallGraph(sources);
  return graph.reach(graph.fileOf('a/a.ts')).map(({ node }) => node.getText());
}

test.each([
  ['a constant', 'const b = 1;', 'b', '1'],
  ['a function', 'function b() {}', 'b', 'function b() {}'],
  ['a class', 'class B {}', 'B', 'class B {}'],
])('leads to %s of its own file and of another, under any name', (_what, text, name, reached) => {
  expect(reachedFrom({ 'a/a.ts': `${text} export const a = ${name};` })).toContain(reached);
  const others = { 'b.ts': text, 'c.ts': 'export const c = 1;' };
  for (const [imported, used] of [
    [name, name],
    [`${name} as own`, 'own'],
  ]) {
    const files = {
      'a/a.ts': `import { ${imported} } from '../b.ts'; export const a = () => ${used};`,
      ...others,
    };
    expect(reachedFrom(files).toSorted()).toEqual([`() => ${used}`, reached].toSorted());
  }
});

test('leads through many files, and comes to an end where they lead to each other', () => {
  const files = {
    'a/a.ts': "import { b } from './b.ts'; export const a = () => b();",
    'a/b.ts': "import { c } from '../c.ts'; export function b() { c(); }",
    'c.ts': "import { a } from './a/a.ts'; export const c = () => [a, 'end'];",
  };
  expect(reachedFrom(files)).toHaveLength(3);
});

test('leads to everything in a file that is fetched later', () => {
  const files = {
    'a/a.ts': "export const a = async () => (await import('../b.ts')).shown;",
    'b.ts': "export const shown = 'one'; const hidden = 'two';",
  };
  expect(reachedFrom(files)).toEqual(expect.arrayContaining(["'one'", "'two'"]));
});

test('leads to whose member is used, not to what the member is called like', () => {
  const text = 'const b = 1; const c = 2; export const a = () => b.c;';
  const graph = new CallGraph([readSource('a.ts', text)]);
  const piece = graph.fileOf('a.ts').at(-1);
  expect(graph.reach(piece ? [piece] : []).map(({ node }) => node.getText())).toEqual([
    '() => b.c',
    '1',
  ]);
});

test.each([
  "import { b } from 'b.ts'; export const a = () => b;",
  "import './b.ts'; export const a = () => b;",
  "import * as b from './b.ts'; export const a = () => b;",
  'export const a = () => import(b);',
])('leads nowhere by what is no name of another file of ours: %s', (text) => {
  expect(reachedFrom({ 'a/a.ts': text, 'a/b.ts': 'export const b = 1;' })).toHaveLength(1);
});
