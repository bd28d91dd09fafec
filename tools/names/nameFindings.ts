import { readSources } from '../borders/readSources.ts';
import { root } from '../test/run.ts';
import { givenNames, unknownNames } from './check.ts';
import { contractNames } from './contractNames.ts';
import { englishDictionary } from './dictionary.ts';
import { otherFileNames } from './fileNames.ts';
import type { Findings } from './findings.ts';
import { valuesInLists } from './valuesInLists.ts';
import { readGlossary, unusedWords } from './glossary.ts';
import type { Name } from './names.ts';
import { otherMeanings } from './oneMeaning.ts';
import { namesInSource } from './sourceNames.ts';
import { namesInSql } from './sqlNames.ts';
import { classesIn, functionsIn } from './styleNames.ts';
import { namesInTexts } from './textNames.ts';
import { files, find, read } from './tree.ts';

const sql = files.filter((file) => file.endsWith('.sql'));
const sources = readSources(root);

/** The names that we did not choose: the contract's, GraphQL's, the database's, and values that leave the process. */
export const given: ReadonlySet<string> = new Set([
  ...valuesInLists(sources),
  ...contractNames({
    graphql: read('packages/contract/src/generated/schema.graphql'),
    openapi: read('packages/contract/openapi.json'),
    sql: sql.map(read),
  }),
]);

function allNames(): Name[] {
  const isTexts = /\/texts\/(?:nl|en)\.json$/;
  const named = [...files, ...find('docs/**/*.{md,jpg,png}')];
  return [
    ...named.map((file): Name => ({ kind: 'file', text: file, at: file })),
    ...sources.flatMap(namesInSource),
    // What the checks try is no statement.
    ...sources.filter(({ file }) => !file.startsWith('tools/')).flatMap(namesInSql),
    ...files.filter((file) => file.endsWith('.css')).flatMap((file) => classesIn(file, read(file))),
    ...sql.flatMap((file) => functionsIn(file, read(file))),
    ...files.filter((file) => isTexts.test(file)).flatMap((file) => namesInTexts(file, read(file))),
  ];
}

/** Holds every name in the code to one rule: English, or a word of health insurance that docs/glossary.md explains. */
export async function nameFindings(): Promise<Findings> {
  const names = allNames();
  const glossary = readGlossary(read('docs/glossary.md'));
  const isEnglish = await englishDictionary();
  const unknown = unknownNames([...names, ...givenNames(given)], { isEnglish, glossary, given });
  const unused = unusedWords(glossary, [...names.map(({ text }) => text), ...given]);
  const wrong = [
    ...unknown.map(({ at, kind, text, words }) => `${at}: ${kind} "${text}": ${words.join(', ')}`),
    ...otherMeanings(names).map(
      ({ at, kind, text, instead }) =>
        `${at}: ${kind} "${text}": ${instead} (tools/names/meanings.ts)`,
    ),
    ...otherFileNames(sources).map(
      ({ file, text }) => `${file}: all it exports is "${text}": one name for both`,
    ),
    ...unused.map((word) => `docs/glossary.md explains "${word}", which no name has`),
  ];
  const summary = `${names.length} names, ${unknown.length} with a word that is neither English nor in docs/glossary.md`;
  return { wrong, summary };
}
