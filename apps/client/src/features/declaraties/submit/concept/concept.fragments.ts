import { fragment } from '../../../../api/operation.ts';

/** What is kept of a claim that is not sent in yet. */
export const keptConcept = fragment(`fragment KeptConcept on Concept {
  versie bijgewerktOp verlooptOp
  velden {
    declarant zorgsoort behandelDatum bedrag naamZorgverlener notaNummer buitenland opmerking
    regels
  }
  bestanden { bestandId naam soort bytes }
}`);
