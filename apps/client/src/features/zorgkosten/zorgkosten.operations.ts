import { operation } from '../../api/operation.ts';

/**
 * What the care of one person cost in a year, and how their own risk stands; without values the viewer's
 * own, this year. With `compare` the year before beside it; with `overview` what premium was asked for.
 */
export const zorgkostenOperation = operation(`query Zorgkosten(
  $relatienummer: String, $jaar: Int, $before: Int, $compare: Boolean!, $overview: Boolean!
) {
  relatie { relatieNummer eigenRisicoOnbekend }
  verzekerden(jaar: $jaar) {
    verzekerden {
      relatienummer opgemaakteNaam geboorteDatum
      eigenRisico { verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend inTermijnen }
    }
  }
  zorgkosten(relatienummer: $relatienummer, jaar: $jaar) {
    datumIngang zorgsoort soortIndiener naamLocatieZorgverlener
    bedragGedeclareerd bedragVergoed bedragEigenRisico bedragWettelijkeBijdrage
    bedragNietVergoed bedragNietVergoedExclusiefEigenRisico
    bedragEigenRisicoInTermijnen declaratieNummer declaratieVolgnummer
  }
  before: zorgkosten(relatienummer: $relatienummer, jaar: $before) @include(if: $compare) {
    bedragVergoed bedragEigenRisico bedragWettelijkeBijdrage bedragNietVergoedExclusiefEigenRisico
  }
  eigenRisico(relatienummer: $relatienummer, jaar: $jaar) {
    verplichtBedrag vrijwilligBedrag totaalVerbruikt totaalResterend inTermijnen
  }
  facturen @include(if: $overview) { soortFactuur status bedrag periode }
}`);
