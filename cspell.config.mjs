import { readFileSync } from 'node:fs';

const glossary = readFileSync(new URL('docs/glossary.md', import.meta.url), 'utf8');

/** The first column of the glossary's tables. */
const words = glossary
  .split('\n')
  .flatMap((line) => /^\| *([^|]+?) *\|/.exec(line)?.[1]?.match(/\p{L}+/gu) ?? []);

export default {
  version: '0.2',
  language: 'en,en-GB,nl',
  import: ['@cspell/dict-nl-nl/cspell-ext.json'],
  files: ['**/*.{md,ts,tsx,mjs}', '**/texts/*.json'],
  ignorePaths: [
    '**/{dist,generated,node_modules,var}/**',
    '**/*.{test,testing,e2e}.{ts,tsx}',
    '**/*.d.ts',
    // Words of bills in other languages, and of PDF and PostScript.
    'apps/provider/src/files/inspect/**',
    'apps/provider/src/reading/**',
    'CHANGELOG.md',
  ],
  minWordLength: 5,
  words,
  dictionaryDefinitions: [{ name: 'project', path: 'cspell.words.txt' }],
  dictionaries: ['project'],
};
