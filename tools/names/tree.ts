import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.ts';

// What Apple's and Google's tools look for in the native app bears their names.
const skipped = [
  '**/node_modules',
  '**/dist',
  '**/generated',
  '**/var',
  'apps/native/{android,ios}/**',
];

/** The text of a file. @param file its path from the top folder */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The files that people wrote, by a pattern from the top folder down. */
export function find(pattern: string, exclude: readonly string[] = skipped): string[] {
  return globSync(pattern, { cwd: root, exclude: [...exclude] }).map((file) =>
    file.split(path.sep).join('/'),
  );
}

/** Every file of source, style, SQL and data that people wrote. */
export const files = find('{apps,packages,dev-env,e2e,tools}/**/*.{ts,tsx,mjs,css,json,sql}');
