import { expect, test } from 'vitest';
import { unnamedFolders } from './readmeFolders.ts';

const files = ['apps/a/src/main.ts', 'apps/a/src/http/server.ts', 'apps/a/src/db/pool.ts'];
const unnamed = (text: string, file = 'apps/a/README.md') =>
  unnamedFolders([[file, text]], files).map(({ text: name }) => name);

test('a README names the folders of its source, in a table or by a path', () => {
  expect(unnamed('| `http/` | the server |\n`src/db/pool.ts` is the pool')).toEqual([]);
});

test('a folder that a README leaves out is told', () => {
  expect(unnamed('| `http/` | the server |')).toEqual(['db/']);
});

test('another document, and the README of a folder without source, names what it likes', () => {
  expect(unnamed('', 'apps/a/docs/notes.md')).toEqual([]);
  expect(unnamed('', 'docs/decisions/README.md')).toEqual([]);
});
