import type { ConceptFields, ConceptRequest } from '@mijn/contract/concept';
import type { ConceptRow } from './concept.queries.ts';

/** Outcome of a save: store it, it is stored already, or another tab saved first. */
export type ConceptOutcome = 'save' | 'isSaved' | 'anotherWasFirst';

/** Tells whether a draft is empty; the patient alone does not count. */
export function isEmptyConcept({ velden, bestandIds }: Omit<ConceptRequest, 'versie'>): boolean {
  const { declarant: _, ...rest } = velden;
  return (
    bestandIds.length === 0 && Object.values(rest).every((value) => !value || value === 'false')
  );
}

/** Returns a comparable text of a draft, independent of the order of its fields. */
function content(fields: ConceptFields, fileIds: readonly string[]): string {
  const pairs = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([pairs, fileIds]);
}

/**
 * Detects concurrent tabs by the version. Saving identical content is no conflict, because it is a
 * repetition after a lost answer.
 */
export function conceptOutcome(
  { versie, velden, bestandIds }: ConceptRequest,
  current: ConceptRow | undefined,
): ConceptOutcome {
  if (versie === (current?.versie ?? null)) return 'save';
  const saved =
    current &&
    content(
      current.velden,
      current.bestanden.map(({ bestandId }) => bestandId),
    );
  return content(velden, bestandIds) === saved ? 'isSaved' : 'anotherWasFirst';
}
