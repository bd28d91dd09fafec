import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasFictitiousLinks, readLinksFile } from './linksFile.ts';

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

test('reads links and help desk of both brands', async () => {
  expect(await read(JSON.stringify(inventedLinks))).toEqual({ links: inventedLinks });
});

test.each([
  ['no JSON', '{', 'it is not JSON of that form'],
  ['another shape', '[]', 'it is not JSON of that form'],
  [
    'a brand that lacks',
    JSON.stringify({ ZZ: inventedLinks.ZZ }),
    'AZVZ is missing or wrong in it',
  ],
  [
    'a page that lacks',
    changed('"abroad"', '"elsewhere"'),
    'ZZ.website.abroad is missing or wrong in it',
  ],
  [
    'an address that is not https',
    changed('https://www.zilverzand', 'http://www.zilverzand'),
    /^ZZ\.website\.\w+ is/,
  ],
  [
    'a script for an address',
    changed('https://www.zilverzand.example/contact', 'javascript:1'),
    /^ZZ\.website\.contact is/,
  ],
  ['a number that nobody can call', changed('+31880000100', '088'), /^ZZ\.help\.phone is/],
  ['no hours', changed('"hours":{"nl":', '"hours":{"de":'), /^ZZ\.help\.hours/],
])('refuses %s, and says where', async (_what, contents, problem) => {
  const found = await read(contents);
  expect(found.links).toBeUndefined();
  expect(found.problem).toMatch(problem);
});

test('refuses a missing file', () => {
  expect(readLinksFile(path.join(folder, 'nowhere.json'))).toEqual({
    problem: 'it cannot be read',
  });
});

test('recognises fictitious addresses', async () => {
  expect(hasFictitiousLinks(inventedLinks)).toBe(true);
  const { links: real } = await read(JSON.stringify(inventedLinks).replaceAll('.example', '.test'));
  expect(real && hasFictitiousLinks(real)).toBe(false);
});
