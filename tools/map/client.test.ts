import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { CallGraph } from './callGraph.ts';
import { readScreens } from './client.ts';

const home = 'apps/client/src';

/** The pages of a client of these files, by their path below its home. */
function screensOf(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([file, text]) => readSource(`${home}/${file}`, text));
  return readScreens(sources, new CallGraph(sources));
}

test('tells of each page what it asks, each once, and what it posts besides', () => {
  const screens = screensOf({
    'app/routes.tsx': "page('facturen', 'F.tsx', load); page('zorgpas', 'Z.tsx', load);",
    'F.tsx': `
      export const list = operation('query F { facturen { nummer } relatie { naam } }');
      export const pay = operation('mutation P { betaal } fragment x on Y { z }');
      export const again = operation('query R { relatie { naam } ...all }');
      export const send = () => [post(callPaths.submit), post(callPaths.graphql)];`,
    'Z.tsx': 'export const nothing = 1;',
  });
  expect(screens).toEqual([
    { page: 'facturen', fields: ['betaal', 'facturen', 'relatie'], posts: ['submit'] },
    { page: 'zorgpas', fields: [], posts: [] },
  ]);
});

test('takes no other call for a page, an operation or an address', () => {
  const screens = screensOf({
    'app/routes.tsx': "page('facturen', 'F.tsx'); other('zorgpas', 'F.tsx'); page(name, 'F.tsx');",
    'F.tsx': `
      export const a = other('query F { facturen { nummer } }');
      export const b = operation(text);
      export const c = otherPaths.submit;`,
  });
  expect(screens).toEqual([{ page: 'facturen', fields: [], posts: [] }]);
});

test('a client without a table of pages has none', () => {
  expect(screensOf({ 'F.tsx': "page('facturen', 'F.tsx');" })).toEqual([]);
});
