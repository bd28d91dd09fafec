import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './longWork.mjs';

const hash = createHash('sha256').update(root).digest('hex').slice(0, 16);
const name = `mijn-setup-${os.userInfo().uid}-${hash}`;
/** A socket, because the system closes it when its process ends in any way. */
const lock =
  process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);

/**
 * Runs `work` while no other process sets up this clone; waits for others.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [address] of the socket
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, address = lock) {
  let server = await listen(address);
  let isTold = false;
  while (!server) {
    // A socket file without a listener was left by a killed process.
    if (!(await isHeld(address))) rmSync(address, { force: true });
    else if (!isTold) process.stdout.write('Waiting for another set-up of this clone ...\n');
    isTold = true;
    await pause(100);
    server = await listen(address);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Server | undefined>} undefined where the address is taken
 */
function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/**
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function isHeld(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.unref();
  });
}
