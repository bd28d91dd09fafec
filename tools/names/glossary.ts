import { wordsOf } from './words.ts';

/** The words that the glossary explains, by where they may stand. */
export interface Glossary {
  /** Words of health insurance and technical terms: anywhere. */
  readonly anywhere: ReadonlySet<string>;
  /** The same where they are of several words, which may stand together only: `eigen`, `risico`. */
  readonly compounds: readonly (readonly string[])[];
  /** Words of fields and columns: only in a name that the contract or the database gives. */
  readonly inFields: ReadonlySet<string>;
}

const fieldsTable = /^## .*fields/i;
const heading = 'word';

/**
 * Reads the first column of each table in docs/glossary.md.
 * @throws Error when a word stands in it twice: then it has two meanings, or two rows to keep the same.
 */
export function readGlossary(markdown: string): Glossary {
  const anywhere = new Set<string>();
  const compounds: string[][] = [];
  const inFields = new Set<string>();
  const entries = entriesOf(markdown);
  const twice = entries.filter(
    ({ entry }, index) => entries.findIndex((one) => one.entry === entry) !== index,
  );
  if (twice.length > 0)
    throw new Error(`docs/glossary.md has twice: ${twice.map(({ entry }) => entry).join(', ')}`);
  for (const { entry, isOfFields } of entries) {
    const words = wordsOf(entry);
    if (isOfFields) for (const word of words) inFields.add(word);
    else if (words.length > 1) compounds.push(words);
    else for (const word of words) anywhere.add(word);
  }
  return { anywhere, compounds, inFields };
}

function entriesOf(markdown: string): { readonly entry: string; readonly isOfFields: boolean }[] {
  let isOfFields = false;
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) isOfFields = fieldsTable.test(line);
    const [, first = ''] = /^\| *([^|]+?) *\|/.exec(line) ?? [];
    return first
      .split(', ')
      .filter((entry) => wordsOf(entry).length > 0 && entry !== heading)
      .map((entry) => ({ entry, isOfFields }));
  });
}

/** The words of the glossary that none of the names has: a row that explains nothing. */
export function unusedWords(glossary: Glossary, names: Iterable<string>): string[] {
  const used = new Set([...names].flatMap(wordsOf));
  return [...glossary.anywhere, ...glossary.inFields, ...glossary.compounds.flat()].filter(
    (word) => !used.has(word),
  );
}
