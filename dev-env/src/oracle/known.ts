import type { Contradiction } from './agreement.ts';

export interface Known {
  readonly rule: string;
  /** Any persona if absent. */
  readonly who?: string;
  readonly about?: string;
}

/**
 * Known contradictions. The list only shrinks: an entry that no longer occurs fails the test, and rules are
 * never loosened.
 */
const known: readonly Known[] = [];

function isOf(found: Contradiction, { rule, who, about = '' }: Known): boolean {
  const isTheirs = who === undefined || found.who === who;
  return found.rule === rule && isTheirs && found.about.startsWith(about);
}

/** Returns the unknown contradictions as text, and known ones that no longer occur. */
export function compareWithKnown(found: readonly Contradiction[]): {
  readonly unknown: readonly string[];
  readonly gone: readonly Known[];
} {
  const unknown = found.filter((one) => !known.some((entry) => isOf(one, entry)));
  const alike = Map.groupBy(unknown, ({ rule, who }) => `${rule} ${who}`);
  return {
    unknown: [...alike.values()].flatMap((list) => inWords(list)),
    gone: known.filter((entry) => !found.some((one) => isOf(one, entry))),
  };
}

function inWords(list: readonly Contradiction[]): string[] {
  const [first] = list;
  if (!first) return [];
  const { rule, who, day, about, one, other } = first;
  const answers = `${JSON.stringify(one)} beside ${JSON.stringify(other)}`;
  return [`${day} ${who}: ${about}: ${answers} (${rule}, ${list.length} times)`];
}
