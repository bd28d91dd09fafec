import { operation } from '../../../api/operation.ts';
import { keptConcept } from './concept/concept.fragments.ts';

/**
 * Loads the data of a claim: the people, the account, and with `own` what only the person themselves may
 * read: the draft, and whether bills are read.
 */
export const submitOperation = operation(
  `query DeclaratieIndienen($own: Boolean!) {
  verzekerden { verzekerden { relatienummer opgemaakteNaam geboorteDatum } }
  relatie {
    vandaag relatienummer: relatieNummer opgemaakteNaam geboorteDatum uitkeringIban geenRekening
  }
  gelezen(bestandIds: []) @include(if: $own) { bestandIds }
  concept @include(if: $own) { ...KeptConcept }
}`,
  [keptConcept],
);
