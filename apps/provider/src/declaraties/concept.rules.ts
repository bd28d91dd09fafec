import type { ConceptVraag } from '@mijn/contract/concept';
import { isDeepStrictEqual } from 'node:util';
import type { ConceptRij } from './concept.queries.ts';

/** What becomes of a draft that is offered: it is kept, it is kept already, or another was first. */
export type ConceptUitkomst = 'bewaar' | 'isBewaard' | 'anderWasEerst';

/**
 * Two tabs notice each other by the version. What is kept already, word for word, is no conflict: it
 * is the same request again after its answer was lost.
 */
export function conceptUitkomst(
  { versie, velden, bestandIds }: ConceptVraag,
  huidig: ConceptRij | undefined,
): ConceptUitkomst {
  if (versie === (huidig?.versie ?? null)) return 'bewaar';
  const bewaard = huidig?.bestanden.map(({ bestandId }) => bestandId);
  const zelfde =
    isDeepStrictEqual(velden, huidig?.velden) && isDeepStrictEqual(bestandIds, bewaard);
  return zelfde ? 'isBewaard' : 'anderWasEerst';
}
