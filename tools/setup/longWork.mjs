import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @type {NodeJS.Signals[]} Signals that end the set-up and the program that it started. */
export const signals = ['SIGINT', 'SIGTERM'];

/** Aborts the setup; its message is shown to the person. */
export class SetupError extends Error {}

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs npm in the root: the npm that runs this, else the one in the path. Prints its purpose, and a
 * progress line every ten seconds; npm's output only if it fails.
 * @param {string} what such as "Building the client"
 * @param {string[]} args
 * @returns {Promise<void>} rejects with a SetupError if it fails
 */
export async function longWork(what, args) {
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  say(`${what} ...`);
  const ticking = setInterval(() => say(`${what} ... ${seconds()} s`), 10_000);
  const { code, output } = await npm(args);
  clearInterval(ticking);
  if (code !== 0) throw new SetupError(`${output}\n${what} failed; see the output above.`);
  say(`${what}: done in ${seconds()} s.`);
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(args) {
  const cli = process.env['npm_execpath'];
  const isNpm = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli);
  const file = isNpm ? process.execPath : 'npm';
  return new Promise((resolve) => {
    // An npm that outlived this process would write node_modules beside the next set-up's. Listens before npm runs.
    const stop = () => void child.kill('SIGTERM');
    for (const signal of signals) process.once(signal, stop);
    const child = spawn(file, isNpm ? [cli, ...args] : args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (/** @type {Buffer} */ piece) => (output += piece.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}
