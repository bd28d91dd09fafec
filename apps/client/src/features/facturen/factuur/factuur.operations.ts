import { operation } from '../../../api/operation.ts';

/** Loads one invoice in full, with the lines of its kind. */
export const factuurOperation = operation(`query Factuur($kenmerk: String!) {
  factuur(kenmerk: $kenmerk) {
    soort: __typename
    ... on FactuurDetail {
      factuurType kenmerk kenmerkOpgemaakt titel datum status
      bedragTotaal bedragEerderBetaaldVerrekend bedragTeBetalen
      betalingsRegelingId datumAutomatischeIncasso uitbetalingVerwachtOp
      regeling {
      soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch }
      verloop { regelingId facturen termijnen termijnBedrag laatsteBedrag eersteDatum laatsteDatum }
    }
      boekingen { soort datum bedrag factuurkenmerk declaratienummer betaalkenmerk betaalwijze }
      betaalVerzoek {
        kenmerk betalingsKenmerkOpgemaakt aantalFacturen bedragTeBetalen datum uitersteBetaalDatum
        kostenBijNietBetalen betaling { betalingId status sinds }
      }
    }
    ... on PremieFactuur {
      premieRegels { omschrijving periode { datumIngang datumEinde } bedrag }
    }
    ... on RisicoFactuur {
      verzekerden {
        naamVerzekerde geboorteDatum totaalEigenRisico totaalEigenBijdrage
        regels {
          datum omschrijving bedragEigenRisico bedragEigenBijdrage zorgverlener
          declaratieNummer declaratieVolgnummer afgeschermd
        }
      }
    }
    ... on RisicoPeriodeFactuur {
      regels { naamVerzekerde geboorteDatum omschrijving periode { datumIngang datumEinde } bedrag }
    }
    ... on EindafrekeningFactuur {
      eindafrekeningen: verzekerden {
        jaarRegeling naamVerzekerde geboorteDatum bedragRegelingTotaal relatienummerVerzekerde reden
      }
    }
  }
  relatie { vandaag geenRekening uitkeringIban documentSoorten }
}`);
