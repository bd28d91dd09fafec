import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../borders/files.ts';
import { root } from '../test/run.ts';
import { givenNames, unknownNames } from './check.ts';
import { designPages, strayCitations } from './citations.ts';
import { contractNames } from './contractNames.ts';
import { englishDictionary } from './dictionary.ts';
import { missingNames } from './documentNames.ts';
import { valuesInLists } from './given.ts';
import { readGlossary, unusedWords } from './glossary.ts';
import type { Name } from './names.ts';
import { otherMeanings } from './oneMeaning.ts';
import { strayHeadings } from './recordHeadings.ts';
import { namesInSource } from './sourceNames.ts';
import { classesIn, functionsIn } from './styleNames.ts';
import { keysIn } from './textNames.ts';

/*
 * Holds every name in the code to one rule: English, or a word of health insurance that docs/glossary.md explains;
 * and the documents to naming what there is.
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

const isTexts = /\/texts\/(?:nl|en)\.json$/;

const sources = readSources(root);
const fileNames: Name[] = [...files, ...find('docs/**/*.{md,jpg,png}')].map((file) => ({
  kind: 'file',
  text: file,
  at: file,
}));
const names: Name[] = [
  ...fileNames,
  ...sources.flatMap(namesInSource),
  ...files.filter((file) => file.endsWith('.css')).flatMap((file) => classesIn(file, read(file))),
  ...sql.flatMap((file) => functionsIn(file, read(file))),
  ...files.filter((file) => isTexts.test(file)).flatMap((file) => keysIn(file, read(file))),
];

const glossary = readGlossary(read('docs/glossary.md'));
const given = new Set([
  ...valuesInLists(sources),
  ...contractNames({
    graphql: read('packages/contract/src/generated/schema.graphql'),
    openapi: read('packages/contract/openapi.json'),
    sql: sql.map(read),
  }),
]);
const unknown = unknownNames([...names, ...givenNames(given)], {
  isEnglish: await englishDictionary(),
  glossary,
  given,
});
for (const { at, kind, text, words } of unknown)
  console.log(`${at}: ${kind} "${text}": ${words.join(', ')}`);
console.log(
  `${names.length} names, ${unknown.length} with a word that is neither English nor in docs/glossary.md`,
);
const numbered = otherMeanings(names);
for (const { at, kind, text } of numbered)
  console.log(`${at}: ${kind} "${text}": call it declaratie (docs/glossary.md)`);
const unused = unusedWords(glossary, [...names.map(({ text }) => text), ...given]);
for (const word of unused) console.log(`docs/glossary.md explains "${word}", which no name has`);

// Of the past speak the list of changes and the proofs; the specification is not ours.
const ofOtherTimes = ['CHANGELOG.md', 'docs/proofs.md', 'docs/specification.md'];
const documents = find('{*.md,{apps,docs,dev-env,e2e,packages,tools}/**/*.md}').filter(
  (file) => !ofOtherTimes.includes(file),
);
const code = find('*.{ts,json}').concat(files);
const paths = globSync('**/*.*', { cwd: root, exclude: ['**/node_modules', '**/var', '**/.git'] });
const tree = paths.map((file) => file.split(path.sep).join('/'));
const texts = documents.map((file) => [file, read(file)] as const);
const missing = missingNames(texts, {
  files: tree,
  words: new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? [])),
});
for (const { file, text } of missing) console.log(`${file}: names "${text}", which is not there`);
console.log(`${documents.length} documents, ${missing.length} names of what is not there`);
// Its test plants citations that lead nowhere.
const commented = files.filter(
  (file) => /\.(?:tsx?|mjs|css|sql)$/.test(file) && file !== 'tools/names/citations.test.ts',
);
const stray = strayCitations([...texts, ...commented.map((file) => [file, read(file)] as const)], {
  files: tree,
  pages: designPages(read('CONTRIBUTING.md')),
});
for (const { file, text } of stray) console.log(`${file}: cites "${text}", which is not there`);
const headings = strayHeadings(texts);
for (const { file, text } of headings) console.log(`${file}: "${text}" is not "# 0001 A title"`);
const wrong = [unknown, numbered, unused, missing, stray, headings];
process.exitCode = wrong.some((found) => found.length > 0) ? 1 : 0;
