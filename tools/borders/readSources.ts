import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSource, type Source } from './source.ts';

// Whole folders, and what stands in the top folder itself.
const patterns = ['{apps,packages,dev-env,e2e,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'];
const skipped = ['**/node_modules', '**/dist', '**/generated'];

/** Every file of source that people write, TypeScript or not, read. */
export function readSources(root: string): Source[] {
  return globSync(patterns, { cwd: root, exclude: skipped })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => readSource(file, readFileSync(path.join(root, file), 'utf8')));
}
