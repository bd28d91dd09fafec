import type { ConceptVelden, ConceptVraag } from '@mijn/contract/concept';
import type { ConceptRij } from './concept.queries.ts';

/** What becomes of a draft that is offered: it is kept, it is kept already, or another was first. */
export type ConceptUitkomst = 'bewaar' | 'isBewaard' | 'anderWasEerst';

/** What a draft says, apart from the order of its fields. */
function inhoud(velden: ConceptVelden, bestandIds: readonly string[]): string {
  const paren = Object.entries(velden).toSorted(([een], [ander]) => (een < ander ? -1 : 1));
  return JSON.stringify([paren, bestandIds]);
}

/**
 * Two tabs notice each other by the version. What is kept already, word for word, is no conflict: it
 * is the same request again after its answer was lost.
 */
export function conceptUitkomst(
  { versie, velden, bestandIds }: ConceptVraag,
  huidig: ConceptRij | undefined,
): ConceptUitkomst {
  if (versie === (huidig?.versie ?? null)) return 'bewaar';
  const bewaard =
    huidig &&
    inhoud(
      huidig.velden,
      huidig.bestanden.map(({ bestandId }) => bestandId),
    );
  return inhoud(velden, bestandIds) === bewaard ? 'isBewaard' : 'anderWasEerst';
}
