import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { longWork } from './longWork.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry
 * @typedef {Record<string, Entry>} Entries what a lock file says per folder
 */

/**
 * Installs what the lock file names, unless exactly that is installed. All of it, whatever NODE_ENV or npm's own
 * settings leave out: the client is built here, and Node itself is optional there.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await longWork(
    'Installing what the lock file names',
    ...npm('ci', '--include=dev', '--include=optional'),
  );
}

function isInstalled() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return agree(packagesOf(path.join(root, 'package-lock.json')), packagesOf(installed));
}

/**
 * Whether all that is wanted is installed in that very version. What is optional may be missing:
 * it is for another platform.
 * @param {Entries} wanted of package-lock.json
 * @param {Entries} installed of npm's own note in node_modules
 * @returns {boolean}
 */
function agree(wanted, installed) {
  return Object.entries(wanted).every(([folder, entry]) => {
    if (!folder.includes('node_modules/')) return true;
    const found = installed[folder];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Entries}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
