import type { Glossary } from './glossary.ts';
import type { Name } from './names.ts';
import { wordsOf } from './words.ts';

/** What decides whether a name may stand (CONTRIBUTING, How the code is written). */
export interface Rules {
  readonly isEnglish: (word: string) => boolean;
  readonly glossary: Glossary;
  /** Names that the contract, GraphQL or the database give. */
  readonly given: ReadonlySet<string>;
}

/** A name with the words in it that are neither English nor explained. */
export interface UnknownName extends Name {
  readonly words: readonly string[];
}

/** The names in which a word is neither English nor in the glossary where it may stand. */
export function unknownNames(names: Iterable<Name>, rules: Rules): UnknownName[] {
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const answer = known.get(word) ?? (rules.glossary.anywhere.has(word) || rules.isEnglish(word));
    known.set(word, answer);
    return answer;
  };
  return [...names].flatMap((name) => {
    const all = wordsOf(withoutQuotes(name.text));
    const strange = all.filter((word) => !isKnown(word));
    const words = mayCarryFields(name, rules, 2 * strange.length <= all.length)
      ? strange.filter((word) => !rules.glossary.inFields.has(word))
      : strange;
    return words.length > 0 ? [{ ...name, words: [...new Set(words)] }] : [];
  });
}

/** A title may quote what a screen says. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/["“][^"”]*["”]/g, ' ');
}

/**
 * A field under its own name, or words among which one may stand: a sentence that is English for the most part, and what
 * SQL makes of tables.
 */
function mayCarryFields({ kind, text }: Name, { given }: Rules, isMostlyEnglish: boolean): boolean {
  if (kind === 'identifier') return given.has(text.replace(/^#/, ''));
  if (kind === 'message' || kind === 'test title') return isMostlyEnglish;
  return kind === 'SQL function';
}
