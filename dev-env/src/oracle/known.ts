import type { Contradiction } from './agreement.ts';

/** A contradiction that is known and waits to be mended. */
export interface Known {
  readonly rule: string;
  readonly who: string;
  /** How what it is about begins. */
  readonly about: string;
}

/**
 * What is known to contradict. It only shrinks: what no longer occurs fails the test, and a rule is never
 * loosened for it.
 */
export const known: readonly Known[] = [
  { rule: 'termsAreTheOnlyWay', who: 'jan', about: 'Jan Bakker' },
  { rule: 'neverAskedTwice', who: 'jan', about: 'Jan Bakker 2026' },
  { rule: 'settlementCountsWhatWasUsed', who: 'jan', about: 'Jan Bakker' },
  { rule: 'ownRiskBeginsAfter18', who: 'emma', about: 'Emma Meijer 2026' },
  { rule: 'waitingMoneyIsSetOff', who: 'noor', about: 'noor' },
];

function isOf(found: Contradiction, { rule, who, about }: Known): boolean {
  return found.rule === rule && found.who === who && found.about.startsWith(about);
}

/** The contradictions that nobody knew of, in words, and what is known but no longer occurs. */
export function compareWithKnown(found: readonly Contradiction[]): {
  readonly unknown: readonly string[];
  readonly gone: readonly Known[];
} {
  const unknown = found.filter((one) => !known.some((entry) => isOf(one, entry)));
  return {
    unknown: [...new Set(unknown.map(inWords))],
    gone: known.filter((entry) => !found.some((one) => isOf(one, entry))),
  };
}

function inWords({ rule, who, day, about, one, other }: Contradiction): string {
  return `${day} ${who}: ${about}: ${JSON.stringify(one)} beside ${JSON.stringify(other)} (${rule})`;
}
