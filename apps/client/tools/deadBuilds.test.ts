import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeDeadBuilds } from './deadBuilds.ts';

test('what a build left that was killed is removed by the next, and what another one works on is not', async () => {
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
