import { operation } from '../../../api/operation.ts';

/** Loads the specification of a final settlement for one insured person. */
export const specificatieOperation = operation(`query EindafrekeningSpecificatie(
  $kenmerk: String!, $relatienummer: String!
) {
  factuur(kenmerk: $kenmerk) {
    ... on FactuurDetail {
      status datumAutomatischeIncasso bedragTotaal bedragTeBetalen boekingen { soort datum bedrag }
    }
  }
  eindafrekeningSpecificatie(kenmerk: $kenmerk, relatienummer: $relatienummer) {
    jaarRegeling naamVerzekerde geboorteDatum bedragTotaalRegeling
    eigenRisicoGebruiken { bedragTotaalEigenRisico regels { datum zorgsoort bedrag correctie { soort datum } } }
    opgelegdeTermijnen {
      bedragOpgelegd bedragBetaald bedragNietBetaald regels { datum omschrijving bedrag nietBetaald }
    }
  }
}`);
