import { wordsOf } from './words.ts';

/** The words that the glossary explains, by where they may stand. */
export interface Glossary {
  /** Words of health insurance and technical terms: anywhere. */
  readonly anywhere: ReadonlySet<string>;
  /** Words of fields and columns: only in a name that the contract or the database gives. */
  readonly inFields: ReadonlySet<string>;
}

const fieldsTable = /^## .*fields/i;

/** Reads the first column of each table in docs/glossary.md. */
export function readGlossary(markdown: string): Glossary {
  const anywhere = new Set<string>();
  const inFields = new Set<string>();
  let target = anywhere;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) target = fieldsTable.test(line) ? inFields : anywhere;
    const [, first = ''] = /^\| *([^|]+?) *\|/.exec(line) ?? [];
    for (const word of wordsOf(first)) target.add(word);
  }
  return { anywhere, inFields };
}
