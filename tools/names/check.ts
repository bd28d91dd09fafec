import { isDutchInSql, isFalseFriend, isTechnique } from './falseFriends.ts';
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
  const { glossary } = rules;
  const english = new Map<string, boolean>();
  const isEnglish = (word: string): boolean => {
    const answer = english.get(word) ?? rules.isEnglish(word);
    english.set(word, answer);
    return answer;
  };
  return [...names].flatMap((name) => {
    const inSentence = isSentence(name);
    const isInSql = name.kind === 'SQL alias' || name.kind === 'SQL column';
    const isKnown = (word: string): boolean =>
      glossary.anywhere.has(word) ||
      (isEnglish(word) &&
        !isFalseFriend(word, inSentence, name.isText) &&
        !(isInSql && isDutchInSql(word)));
    const all = wordsOf(inSentence ? withoutQuotes(name.text) : name.text);
    const strange = withoutCompounds(all, glossary.compounds).filter((word) => !isKnown(word));
    const words = mayCarryFields(name, rules)
      ? strange.filter((word) => !glossary.inFields.has(word))
      : strange;
    return words.length > 0 ? [{ ...name, words: [...new Set(words)] }] : [];
  });
}

/** The names that are given: they bear Dutch words of fields, and the glossary has to have each of those. */
export function givenNames(given: ReadonlySet<string>): Name[] {
  return [...given]
    .filter((text) => /^\w+$/.test(text))
    .map((text) => ({ kind: 'identifier', text, at: 'the contract, GraphQL or the database' }));
}

const isSentence = ({ kind }: Name): boolean => kind === 'message' || kind === 'test title';

/** A sentence may quote what a screen says or a field is called, and give the path of a page or a call. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/["“][^"”]*["”]|(?<!\w)\/\S+/g, ' ');
}

/** The words that are left when terms of several words are taken out, which mean something only together. */
function withoutCompounds(
  words: readonly string[],
  compounds: Glossary['compounds'],
): readonly string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const compound = compounds.find((one) => one.every((word, index) => words[index] === word));
  return compound
    ? withoutCompounds(words.slice(compound.length), compounds)
    : [first, ...withoutCompounds(rest, compounds)];
}

/** A field under its own name, or words among which one may stand: what SQL makes of tables. */
function mayCarryFields({ kind, text, isOwn }: Name, { given }: Rules): boolean {
  if (isOwn && isTechnique(text)) return false;
  if (kind === 'identifier' || kind === 'code' || kind === 'text' || kind === 'SQL column')
    return given.has(text.replace(/^#/, ''));
  return kind === 'SQL function';
}
