import type { Contradiction } from './agreement.ts';

/** A contradiction that is known and waits to be mended. */
export interface Known {
  readonly rule: string;
  /** Left out: whoever it is. */
  readonly who?: string;
  /** How what it is about begins. */
  readonly about?: string;
}

/**
 * What is known to contradict. It only shrinks: what no longer occurs fails the test, and a rule is never
 * loosened for it.
 */
const known: readonly Known[] = [];

function isOf(found: Contradiction, { rule, who, about = '' }: Known): boolean {
  const isTheirs = who === undefined || found.who === who;
  return found.rule === rule && isTheirs && found.about.startsWith(about);
}

/** The contradictions that nobody knew of, in words, and what is known but no longer occurs. */
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

/** The first of what one rule found about one persona, and how often it did. */
function inWords(list: readonly Contradiction[]): string[] {
  const [first] = list;
  if (!first) return [];
  const { rule, who, day, about, one, other } = first;
  const answers = `${JSON.stringify(one)} beside ${JSON.stringify(other)}`;
  return [`${day} ${who}: ${about}: ${answers} (${rule}, ${list.length} times)`];
}
