import { operation } from '../../../../api/operation.ts';
import { keptConcept } from './concept.fragments.ts';

/** Keeps the draft of a claim; tells what is kept where another tab was first. */
export const saveConceptOperation = operation(
  `mutation BewaarConcept(
  $versie: String, $velden: ConceptVeldenInvoer!, $bestandIds: [String!]!
) {
  bewaarConcept(versie: $versie, velden: $velden, bestandIds: $bestandIds) {
    bewaard
    concept { ...KeptConcept }
  }
}`,
  [keptConcept],
);

/** Throws the draft of a claim and its files away. */
export const removeConceptOperation = operation(`mutation VerwijderConcept { verwijderConcept }`);
