import { operation } from '../../api/operation.ts';

/** What the care of one person cost in a year; without values the viewer's own, this year. */
export const zorgkostenOperation = operation(`query Zorgkosten($relatienummer: String, $jaar: Int) {
  relatie { relatieNummer }
  verzekerden(jaar: $jaar) { verzekerden { relatienummer opgemaakteNaam } }
  zorgkosten(relatienummer: $relatienummer, jaar: $jaar) {
    datumIngang zorgsoort soortIndiener naamLocatieZorgverlener
    bedragGedeclareerd bedragVergoed bedragEigenRisico bedragWettelijkeBijdrage
    bedragNietVergoed bedragNietVergoedExclusiefEigenRisico
    bedragEigenRisicoInTermijnen declaratieNummer declaratieVolgnummer
  }
}`);
