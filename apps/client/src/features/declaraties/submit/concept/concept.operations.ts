import { operation } from '../../../../api/operation.ts';
import { keptConcept } from './concept.fragments.ts';

/** Saves the draft of a claim; returns the stored one when another tab was first. */
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

/** Discards the draft of a claim and its files. */
export const removeConceptOperation = operation(`mutation VerwijderConcept { verwijderConcept }`);
