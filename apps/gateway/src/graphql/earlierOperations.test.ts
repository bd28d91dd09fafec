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

test('returns earlier operations that this schema can answer', async () => {
  const [own, before, removed] = ['{ name }', '{ name age }', '{ name shoeSize }'];
  await keep(JSON.stringify([[own], [own, before], [removed, 'no GraphQL']]));
  expect(await earlierOperations(folder, schema)).toEqual([own, before]);
});

test.each(['', '{', '{"a": 1}', '[[1]]'])('ignores an invalid ledger: %j', async (text) => {
  await keep(text);
  expect(await earlierOperations(folder, schema)).toEqual([]);
});

test('returns nothing for a build without a ledger', async () => {
  expect(await earlierOperations(folder, schema)).toEqual([]);
});
