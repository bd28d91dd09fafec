import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepReleases } from './releases.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a release with these files over the previous one; returns the served files. */
async function release(...files: readonly string[]): Promise<string[]> {
  const [dist, fresh] = [path.join(folder, 'dist'), path.join(folder, 'fresh')];
  await mkdir(path.join(fresh, 'assets'), { recursive: true });
  for (const file of files) await writeFile(path.join(fresh, 'assets', file), file);
  await keepReleases(dist, fresh, [`{ of_${files.at(-1)} }`]);
  await rm(dist, { recursive: true, force: true });
  await rename(fresh, dist);
  return (await readdir(path.join(dist, 'assets'))).toSorted();
}

test('keeps the files of the last two releases, and removes older ones', async () => {
  expect(await release('core.js', 'a1.js')).toEqual(['a1.js', 'core.js']);
  expect(await release('core.js', 'a2.js')).toEqual(['a1.js', 'a2.js', 'core.js']);
  expect(await release('core.js', 'a3.js')).toEqual(['a1.js', 'a2.js', 'a3.js', 'core.js']);
  expect(await release('core.js', 'a4.js')).toEqual(['a2.js', 'a3.js', 'a4.js', 'core.js']);
});

test('does not count an identical build as a release', async () => {
  await release('a1.js');
  await release('a2.js');
  await release('a2.js');
  await release('a2.js');
  expect(await release('a2.js')).toEqual(['a1.js', 'a2.js']);
});

const operationsKept = async (): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, 'dist', '.vite', 'operations.json'), 'utf8'));

test('keeps the operations of the last two releases', async () => {
  await release('a1');
  expect(await operationsKept()).toEqual([['{ of_a1 }']]);
  await release('a2');
  await release('a2');
  await release('a3');
  expect(await operationsKept()).toEqual([['{ of_a3 }'], ['{ of_a2 }'], ['{ of_a1 }']]);
  await release('a4');
  expect(await operationsKept()).toEqual([['{ of_a4 }'], ['{ of_a3 }'], ['{ of_a2 }']]);
});
