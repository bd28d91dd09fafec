import { operation } from '../../../api/operation.ts';

/** What sending in a claim starts from: for whom, where the money goes, and the draft that is kept. */
export const submitOperation = operation(`query DeclaratieIndienen {
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum } }
  relatie { vandaag relatieNummer uitkeringIban geenRekening }
  gelezen(bestandIds: []) { bestandIds }
  concept {
    versie bijgewerktOp verlooptOp
    velden {
      declarant zorgsoort behandelDatum bedrag naamZorgverlener notaNummer buitenland opmerking
      regels
    }
    bestanden { bestandId naam soort bytes }
  }
}`);
