import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.ts';
import { type Lock, missingEntries } from './complete.ts';

/** Completes package-lock.json; with --check only says whether it is complete. */
const file = path.join(root, 'package-lock.json');
const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock);
const names = Object.keys(missing);
if (names.length === 0) {
  console.log('package-lock.json is complete');
} else if (process.argv.includes('--check')) {
  console.log(`package-lock.json leaves out ${names.join(', ')}; run npm run lock`);
  process.exitCode = 1;
} else {
  const packages = Object.entries({ ...lock.packages, ...missing });
  // npm sorts by its own locale; only what is new has to find its place.
  packages.sort(([one], [other]) => one.localeCompare(other, 'en'));
  const complete = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(file, `${JSON.stringify(complete, undefined, 2)}\n`);
  console.log(`package-lock.json now names ${names.length} more packages of other platforms`);
}
