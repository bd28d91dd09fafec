import { operation } from '../../api/operation.ts';
import { relatieInFull } from './relatie.fragments.ts';

/** Everything of /mijn-gegevens in one request. */
export const mijnGegevensOperation = operation(
  `query MijnGegevens {
  relatie { ...RelatieInFull ongelezenBerichten uitkeringIban geenRekening melding }
  verzekeringen {
    relatienummer opgemaakteNaam roepnaam geboorteDatum pakketten vrijwilligBedrag premie basisBijCak
    veranderingen { leeftijd vanaf }
  }
  toestemmingVoorbeelden {
    nummer
    met { datum bedrag zorgSoorten }
    zonder { zorgSoorten }
  }
}`,
  [relatieInFull],
);

/** The devices on which the person is logged in. */
export const apparatenOperation = operation(
  `query Apparaten { sessies { browser system since lastInput isThis } }`,
);

/** A page of the log of access. */
export const inzageOperation = operation(`query Inzage($looksPage: Int!) {
  inzagenBladzijde(nummer: $looksPage) { bladzijden inzagen { dag wie naam reden operatie } }
}`);

/** The changes of the person's details. */
export const wijzigingenOperation = operation(
  `query Wijzigingen { wijzigingen { tijdstip veld van naar doorMedewerker } }`,
);

/** How long the insurer keeps which data. */
export const bewaardOperation = operation(
  `query Bewaard { bewaartermijnen { soort aantal eenheid minstens } }`,
);

/** The current relation, on which a posted change is based. */
export const relatieOperation = operation(`query Relatie { relatie { ...RelatieInFull } }`, [
  relatieInFull,
]);

/** Saves a change, unless it is invalid or somebody else saved first. */
export const changeOperation = operation(
  `mutation WijzigRelatie($relatie: RelatieInvoer!, $state: String!) {
  wijzigRelatie(relatie: $relatie, state: $state) {
    conflict isValid fieldMessages { fieldName code detail } generalMessages { code }
    relatie { ...RelatieInFull }
  }
}`,
  [relatieInFull],
);

/** Validates a change without saving it. */
export const validateOperation = operation(`mutation ValideerRelatie(
  $relatie: RelatieInvoer!, $state: String!
) {
  valideerRelatie(relatie: $relatie, state: $state) {
    isValid fieldMessages { fieldName code detail }
  }
}`);

/** Marks the contact details as checked. */
export const confirmOperation = operation(`mutation BevestigContactgegevens(
  $relatienummer: String!
) {
  bevestigContactgegevens(relatienummer: $relatienummer)
}`);
