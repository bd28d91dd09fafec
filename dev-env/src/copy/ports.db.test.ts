import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { checkPort, isPortTaken, retryOnTakenPort } from './ports.ts';
import { claimPort, freePort } from '../postgres/freePort.ts';

test('distinguishes a taken port from other errors', async () => {
  const port = await freePort();
  await expect(checkPort(port)).resolves.toBeUndefined();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const refusal = await checkPort(port).catch((error: unknown) => error);
  expect(isPortTaken(refusal)).toBe(true);
  // Node's own error, for a port taken after the check.
  const late = createServer().listen(port, '127.0.0.1');
  const [error] = await once(late, 'error').catch((thrown: unknown) => [thrown]);
  expect(isPortTaken(error)).toBe(true);
  expect(isPortTaken(new Error('something else'))).toBe(false);
  other.close();
});

test('gives each free port once, from below the ephemeral range', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.every((port) => port >= 20_000 && port < 32_768)).toBe(true);
});

test('reserves a port against other processes before anything listens', async () => {
  const port = await freePort();
  const asked = `${import.meta.dirname}/../postgres/freePort.ts`;
  const program = `const { claimPort } = await import(${JSON.stringify(asked)});
    console.log(await claimPort(${port}));
    process.exit();`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe('false');
  expect(await claimPort(port)).toBe(true);
});

const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });

test('restarts on other ports if one is taken, five times at most', async () => {
  let tries = 0;
  const startAt = (nr: number) => async () => {
    tries += 1;
    if (tries < nr) throw taken;
    return 'started';
  };
  await expect(retryOnTakenPort(startAt(3))).resolves.toBe('started');
  expect(tries).toBe(3);
  tries = 0;
  await expect(retryOnTakenPort(startAt(9))).rejects.toBe(taken);
  expect(tries).toBe(5);
});

test('does not restart after any other error', async () => {
  const other = new Error('no database');
  const start = vi.fn<() => Promise<void>>(() => Promise.reject(other));
  await expect(retryOnTakenPort(start)).rejects.toBe(other);
  expect(start).toHaveBeenCalledOnce();
});
