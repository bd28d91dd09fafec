import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, signals } from './longWork.mjs';

const lookForParentMs = 500;

/**
 * Runs a program with the pinned Node until it ends. Forwards signals; if this process is killed, the
 * program notices the closed channel and stops.
 * @param {string} node the pinned Node
 * @param {string} program path from the root
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function handOver(node, program, args) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  // Node's compile cache saves a quarter of a start. Node itself checks whether a file has changed.
  const compiled = path.join(root, 'node_modules', '.cache', 'compiled');
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env };
  const child = spawn(node, [program, ...args], { cwd: root, stdio, env });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  followParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Stops too if `npm start` is killed.
 * @param {() => void} stop
 */
function followParent(stop) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, lookForParentMs);
  looking.unref();
}
