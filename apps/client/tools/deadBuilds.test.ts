import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeDeadBuilds } from './deadBuilds.ts';

test('removes the remains of a killed build, but not those of a running one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-builds-'));
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const working = `.dist-${process.pid}`;
  for (const name of [`.dist-${dead}`, `.dist-${dead}-before`, working, '.vite-temp', 'vite'])
    await mkdir(path.join(folder, name, 'client'), { recursive: true });
  await removeDeadBuilds(folder);
  expect((await readdir(folder)).toSorted()).toEqual([working, '.vite-temp', 'vite'].toSorted());
  await rm(folder, { recursive: true });
  await removeDeadBuilds(folder);
});
