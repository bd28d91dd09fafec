import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { listen } from '@mijn/dev-env/listen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createSandbox } from './sandbox.ts';

const run = promisify(execFile);
const folder = await createTestFolder('sandbox');
const own = path.join(folder, 'own');
const other = path.join(folder, 'other');
const server = createServer((socket) => socket.end());
let port: number;

beforeAll(async () => {
  await mkdir(own);
  await writeFile(path.join(own, 'source'), 'mine');
  await mkdir(other);
  await writeFile(path.join(other, 'source'), 'theirs');
  port = await listen(server);
});
afterAll(async () => {
  server.close();
});

/** Runs a program in the sandbox; returns its value, or the code of its error. */
async function inside(program: string): Promise<unknown> {
  const { execArgv, env } = createSandbox(own);
  const code = `
    const answer = await (async () => { ${program} })().catch((error) => error.code);
    console.log(JSON.stringify(answer ?? null));`;
  const args = [...execArgv, '--input-type=module', '--eval', code];
  const { stdout } = await run(process.execPath, args, { env });
  return JSON.parse(stdout);
}

const reading = (file: string) =>
  inside(
    `return (await import('node:fs')).promises.readFile(${JSON.stringify(file)}, 'latin1').then((text) => text.slice(0, 4));`,
  );
const write = (to: string) =>
  inside(`return (await import('node:fs')).promises.writeFile(${JSON.stringify(to)}, 'x');`);
const denied = 'ERR_ACCESS_DENIED';

describe('the sandbox', () => {
  it('reads its own file, and no others', async () => {
    expect(await reading(path.join(own, 'source'))).toBe('mine');
    expect(await reading(path.join(other, 'source'))).toBe(denied);
    expect(
      await inside(`return (await import('node:fs')).promises.readdir(${JSON.stringify(folder)});`),
    ).toBe(denied);
  });

  it.each([
    '/etc/passwd',
    '/proc/self/environ',
    path.resolve('package.json'),
    path.resolve('var/mijn.log'),
    path.join(import.meta.dirname, '../../main.ts'),
    path.join(import.meta.dirname, '../../http/caller.ts'),
  ])('reads no keys, passwords or other files of ours: %s', async (file) => {
    expect(await reading(file)).toBe(denied);
  });

  it('writes nowhere else', async () => {
    const file = path.join(other, 'written');
    expect(await write(file)).toBe(denied);
    expect(await write(path.join(own, 'written'))).toBeNull();
    expect(await readFile(path.join(own, 'written'), 'utf8')).toBe('x');
  });

  it('has none of our environment variables', async () => {
    process.env['DATABASE_PASSWORD_OF_A_TEST'] = 'secret';
    expect(await inside('return Object.keys(process.env).sort();')).toEqual([
      'MALLOC_ARENA_MAX',
      'MALLOC_MMAP_THRESHOLD_',
      'MALLOC_TRIM_THRESHOLD_',
      'UV_THREADPOOL_SIZE',
    ]);
  });

  it('has no network and cannot start programs', async () => {
    const reaching = `const { connect } = await import('node:net');
      return new Promise((resolve, reject) =>
        connect(${port}, '127.0.0.1').on('connect', () => resolve('connected')).on('error', reject));`;
    expect(await inside(reaching)).toBe(denied);
    const starting = `return (await import('node:child_process')).execFileSync('/bin/true').length;`;
    expect(await inside(starting)).toBe(denied);
  });
});
