import { spawn } from 'node:child_process';
import { say, SetupError } from './output.mjs';
import { root } from './root.mjs';

const sayEveryMs = 10_000;

/**
 * Runs a program in the top folder, saying what it is for and, every ten seconds, that it is still
 * at it. Its own output is shown only when it fails.
 * @param {string} what for the person, such as "Building the client"
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<void>} rejects with a SetupError when the program fails
 */
export async function longWork(what, file, args) {
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  say(`${what} ...`);
  const ticking = setInterval(() => say(`${what} ... ${seconds()} s`), sayEveryMs);
  const { code, output } = await run(file, args);
  clearInterval(ticking);
  if (code !== 0) throw new SetupError(`${output}\n${what} failed; its own words stand above.`);
  say(`${what}: done in ${seconds()} s.`);
}

/**
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(file, args) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell });
    let output = '';
    const keep = (/** @type {Buffer} */ piece) => (output += piece.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
