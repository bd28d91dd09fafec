import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mijn-setup-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const asModule = ['--input-type=module', '-e'];

/** Runs a program that imports the set-up's modules, which have no types. @returns its output */
function printed(code: string): string {
  return execFileSync(process.execPath, [...asModule, code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
}

it('names the required Node when run by an older one', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;
  const loading = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
  const program = path.join(import.meta.dirname, 'run.mjs');
  const { status, stderr } = spawnSync(process.execPath, [...loading, program, 'x'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'This is Node 18.20.4; install Node 20 or newer and start again with it.\n',
  ]);
});

/** Returns what the set-up says of a Node with this content. */
function verdictOn(content: string): string {
  const node = path.join(folder, 'node');
  writeFileSync(node, content);
  chmodSync(node, 0o755);
  return printed(`import { checkRunning } from './prepare.mjs';
    try { checkRunning(${JSON.stringify(node)}) } catch ({ message }) { console.log(message) }`);
}

it('blames node_modules of another system', () => {
  const message = verdictOn('made for another processor');
  expect(message).toMatch(/another system\. Remove node_modules and start again\.\n$/);
});

it.skipIf(process.getuid?.() === 0)('names the library that Node lacks', () => {
  const message = verdictOn('#!/bin/sh\necho "libatomic.so.1: cannot open" >&2\nexit 127\n');
  expect(message).toContain('sudo apt-get install libatomic1');
});

it('accepts a Node that runs', () => {
  expect(verdictOn('#!/bin/sh\n')).toBe('');
});

it('ends npm with the set-up', async () => {
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho $$ > "$1"\nexec sleep 600\n');
  chmodSync(npm, 0o755);
  const note = path.join(folder, 'pid');
  const code = `import { longWork } from './longWork.mjs';
    await longWork('Installing', [${JSON.stringify(note)}]).catch(() => process.exit(3));`;
  const setUp = spawn(process.execPath, [...asModule, code], {
    cwd: import.meta.dirname,
    env: { PATH: `${folder}:${process.env['PATH']}` },
  });
  await expect.poll(() => existsSync(note) && readFileSync(note, 'utf8')).toMatch(/^\d+\n$/);
  setUp.kill('SIGTERM');
  expect(await once(setUp, 'close')).toEqual([3, null]);
  expect(existsSync(`/proc/${readFileSync(note, 'utf8').trim()}`)).toBe(false);
});

it('serialises setups, and takes over the lock of a killed one', async () => {
  const socket = JSON.stringify(path.join(folder, 'lock.sock'));
  const lock = `import { withSetupLock } from './setupLock.mjs';`;
  const holding = `${lock} await withSetupLock(async () => {
    console.log('held'); await new Promise(() => setInterval(() => {}, 1000)); }, ${socket});`;
  const holder = spawn(process.execPath, [...asModule, holding], { cwd: import.meta.dirname });
  await once(holder.stdout, 'data');
  const next = spawn(
    process.execPath,
    [...asModule, `${lock} await withSetupLock(async () => console.log('mine'), ${socket});`],
    { cwd: import.meta.dirname },
  );
  let said = '';
  next.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  await once(next.stdout, 'data');
  expect(said).toBe('Waiting for another set-up of this clone ...\n');
  holder.kill('SIGKILL');
  await once(next, 'close');
  expect(said).toContain('mine');
  expect(existsSync(path.join(folder, 'lock.sock'))).toBe(false);
});
