import { operation } from '../../../api/operation.ts';
import { keptConcept } from './concept/concept.fragments.ts';

/** What sending in a claim starts from: for whom, where the money goes, and the draft that is kept. */
export const submitOperation = operation(
  `query DeclaratieIndienen {
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum } }
  relatie {
    vandaag relatienummer: relatieNummer opgemaakteNaam geboorteDatum uitkeringIban geenRekening
  }
  gelezen(bestandIds: []) { bestandIds }
  concept { ...KeptConcept }
}`,
  [keptConcept],
);
