import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema } from 'graphql/index.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierOperations } from './earlierOperations.ts';

const schema = buildSchema('type Query { name: String, age: Int }');
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-operations-'));
  await mkdir(path.join(folder, 'client', '.vite'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const keep = (text: string) =>
  writeFile(path.join(folder, 'client', '.vite', 'operations.json'), text);

test('what a release before asked is known where this one can answer it', async () => {
  const [own, before, removed] = ['{ name }', '{ name age }', '{ name shoeSize }'];
  await keep(JSON.stringify([[own], [own, before], [removed, 'no GraphQL']]));
  expect(await earlierOperations(folder, schema)).toEqual([own, before]);
});

test.each(['', '{', '{"a": 1}', '[[1]]'])(
  'a note that is none of ours names none: %j',
  async (text) => {
    await keep(text);
    expect(await earlierOperations(folder, schema)).toEqual([]);
  },
);

test('a build that keeps no note names none', async () => {
  expect(await earlierOperations(folder, schema)).toEqual([]);
});
