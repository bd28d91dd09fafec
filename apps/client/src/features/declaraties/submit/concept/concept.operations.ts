import { operation } from '../../../../api/operation.ts';

/** Keeps the draft of a claim; tells what is kept where another tab was first. */
export const saveConceptOperation = operation(`mutation BewaarConcept(
  $versie: String, $velden: ConceptVeldenInvoer!, $bestandIds: [String!]!
) {
  bewaarConcept(versie: $versie, velden: $velden, bestandIds: $bestandIds) {
    bewaard
    concept {
      versie bijgewerktOp verlooptOp
      velden {
        declarant zorgsoort behandelDatum bedrag naamZorgverlener notaNummer buitenland opmerking
        regels
      }
      bestanden { bestandId naam soort bytes }
    }
  }
}`);

/** Throws the draft of a claim and its files away. */
export const removeConceptOperation = operation(`mutation VerwijderConcept { verwijderConcept }`);
