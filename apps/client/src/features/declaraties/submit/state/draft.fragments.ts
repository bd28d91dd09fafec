import { fragment } from '../../../../api/operation.ts';

/** The stored fields of a claim that is not submitted yet. */
export const keptConcept = fragment(`fragment KeptConcept on Concept {
  versie bijgewerktOp verlooptOp
  velden {
    declarant zorgsoort behandelDatum bedrag naamZorgverlener notaNummer buitenland opmerking
    regels
  }
  bestanden { bestandId naam soort bytes }
}`);
