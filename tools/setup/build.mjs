import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { longWork, root } from './longWork.mjs';

/** All that the client's build is made from. */
const inputs = [
  'apps/client',
  'packages/ui',
  'packages/domain',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];
const skipped = /^(node_modules|dist|\..*)$|\.(test|stories)\.tsx?$/;
const stamp = path.join(root, 'apps', 'client', 'dist', '.inputs');

/** Builds the client unless the build that is there was made from the very same files. */
export async function buildClient() {
  const hash = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await longWork('Building the client', ['run', 'build', '-w', '@mijn/client']);
  // The build may generate files of its own among its inputs.
  writeFileSync(stamp, hashOf(inputs));
}

/**
 * @param {string[]} places files and folders, from the top folder
 * @returns {string} one hash over their names and contents
 */
function hashOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]} the files at or below it, always in the same order
 */
function filesBelow(place) {
  const entries = folderEntries(place);
  if (!entries) return [place];
  return entries
    .filter((name) => !skipped.test(name))
    .toSorted()
    .flatMap((name) => filesBelow(`${place}/${name}`));
}

/**
 * @param {string} place
 * @returns {string[] | undefined} undefined when it is a file
 */
function folderEntries(place) {
  try {
    return readdirSync(path.join(root, place));
  } catch {
    return undefined;
  }
}
