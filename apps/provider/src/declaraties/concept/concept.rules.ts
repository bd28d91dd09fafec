import type { ConceptFields, ConceptRequest } from '@mijn/contract/concept';
import type { ConceptRow } from './concept.queries.ts';

/** What becomes of a draft that is offered: it is kept, it is kept already, or another was first. */
export type ConceptOutcome = 'save' | 'isSaved' | 'anotherWasFirst';

/** Whether nothing of a claim stands in it; for whom it would be is no claim yet. */
export function isEmptyConcept({ velden, bestandIds }: Omit<ConceptRequest, 'versie'>): boolean {
  const { declarant: _, ...rest } = velden;
  return (
    bestandIds.length === 0 && Object.values(rest).every((value) => !value || value === 'false')
  );
}

/** What a draft says, apart from the order of its fields. */
function content(fields: ConceptFields, fileIds: readonly string[]): string {
  const pairs = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([pairs, fileIds]);
}

/**
 * Two tabs notice each other by the version. What is kept already, word for word, is no conflict: it
 * is the same request again after its answer was lost.
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
