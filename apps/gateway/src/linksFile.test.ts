import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInvented, readLinksFile } from './linksFile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-links-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(contents: string) {
  const file = path.join(folder, 'links.json');
  await writeFile(file, contents);
  return readLinksFile(file);
}

const changed = (from: string, to: string) => JSON.stringify(inventedLinks).replace(from, to);

test('links and help desk of both brands are read', async () => {
  expect(await read(JSON.stringify(inventedLinks))).toEqual(inventedLinks);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a brand that lacks', JSON.stringify({ ZZ: inventedLinks.ZZ })],
  ['a page that lacks', changed('"abroad"', '"elsewhere"')],
  ['an address that is not https', changed('https://www.zilverzand', 'http://www.zilverzand')],
  ['a script for an address', changed('https://www.zilverzand.example/contact', 'javascript:1')],
  ['a number that nobody can call', changed('+31880000100', '088')],
  ['no hours', changed('"hours":{"nl":"maandag', '"hours":{"de":"maandag')],
])('%s is refused', async (_what, contents) => {
  expect(await read(contents)).toBeUndefined();
});

test('a file that is not there is refused', () => {
  expect(readLinksFile(path.join(folder, 'nowhere.json'))).toBeUndefined();
});

test('an address for examples is invented, and a real one is not', async () => {
  expect(isInvented(inventedLinks)).toBe(true);
  const real = await read(JSON.stringify(inventedLinks).replaceAll('.example', '.test'));
  expect(real && isInvented(real)).toBe(false);
});
