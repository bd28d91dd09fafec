import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSource, type Source } from './source.ts';

const folders = '{apps,packages,dev-env,e2e,tools}';
const skipped = ['**/node_modules', '**/dist', '**/generated'];

/** Every TypeScript file of the project that people write, read. */
export function readSources(root: string): Source[] {
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude: skipped })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
}
