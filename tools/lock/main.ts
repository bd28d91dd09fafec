import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.ts';
import { type Lock, missingEntries } from './complete.ts';

// `npm run lock`: completes package-lock.json for other platforms.
const file = path.join(root, 'package-lock.json');
const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock);
const packages = Object.entries({ ...lock.packages, ...missing });
// npm sorts by its own locale; only new entries have to be inserted.
packages.sort(([one], [other]) => one.localeCompare(other, 'en'));
const complete = { ...lock, packages: Object.fromEntries(packages) };
writeFileSync(file, `${JSON.stringify(complete, undefined, 2)}\n`);
console.log(`Added ${Object.keys(missing).length} packages of other platforms`);
