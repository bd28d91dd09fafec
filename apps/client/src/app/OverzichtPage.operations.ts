import { operation } from '../api/operation.ts';

/** Everything of /overzicht in one request. */
export const overzichtOperation = operation(`query Overzicht {
  relatie { roepnaam leeftijd }
  declaraties(limit: 20) {
    declaraties {
      nummer nieuw datum status omschrijving zorgSoorten bedrag uitgekeerdBedrag opgemaakteNaam
    }
  }
  betaalverzoeken {
    titel betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { status }
  }
  eigenRisico { verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend }
}`);
