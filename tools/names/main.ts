import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../borders/files.ts';
import { root } from '../test/run.ts';
import { unknownNames } from './check.ts';
import { contractNames } from './contractNames.ts';
import { englishDictionary } from './dictionary.ts';
import { valuesInLists } from './given.ts';
import { readGlossary } from './glossary.ts';
import type { Name } from './names.ts';
import { namesInSource } from './sourceNames.ts';
import { classesIn, functionsIn } from './styleNames.ts';

/*
 * Holds every name in the code to one rule: English, or a word of health insurance that docs/glossary.md explains.
 */

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
// What Apple's and Google's tools look for in the native app bears their names.
const skipped = [
  '**/node_modules',
  '**/dist',
  '**/generated',
  '**/var',
  'apps/native/{android,ios}/**',
];
const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: skipped }).map((file) => file.split(path.sep).join('/'));

const files = find('{apps,packages,dev-env,e2e,tools}/**/*.{ts,tsx,mjs,css,json,sql}');
const sql = files.filter((file) => file.endsWith('.sql'));

const sources = readSources(root);
const fileNames: Name[] = files.map((file) => ({ kind: 'file', text: file, at: file }));
const names: Name[] = [
  ...fileNames,
  ...sources.flatMap(namesInSource),
  ...files.filter((file) => file.endsWith('.css')).flatMap((file) => classesIn(file, read(file))),
  ...sql.flatMap((file) => functionsIn(file, read(file))),
];

const unknown = unknownNames(names, {
  isEnglish: await englishDictionary(),
  glossary: readGlossary(read('docs/glossary.md')),
  given: new Set([
    ...valuesInLists(sources),
    ...contractNames({
      graphql: read('packages/contract/src/generated/schema.graphql'),
      openapi: read('packages/contract/openapi.json'),
      sql: sql.map(read),
    }),
  ]),
});
for (const { at, kind, text, words } of unknown)
  console.log(`${at}: ${kind} "${text}": ${words.join(', ')}`);
console.log(
  `${names.length} names, ${unknown.length} with a word that is neither English nor in docs/glossary.md`,
);
process.exitCode = unknown.length > 0 ? 1 : 0;
