import { operation } from '../../api/operation.ts';
import { betaalverzoekCore, factuurRow } from './facturen.fragments.ts';

/** Everything of /facturen in one request; who is not the policyholder gets no invoices. */
export const facturenOperation = operation(
  `query Facturen {
  betaalverzoeken {
    ...BetaalverzoekCore
  }
  facturen {
    ...FactuurRow
    betalingsRegelingId
    regeling { soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch } }
  }
  relatie { vandaag geenRekening indicatorenRedenen { indicator redenen } }
}`,
  [betaalverzoekCore, factuurRow],
);

/** One payment request in full. */
export const betaalverzoekOperation = operation(
  `query Betaalverzoek($kenmerk: String!) {
  betaalverzoek(kenmerk: $kenmerk) {
    ...BetaalverzoekCore
    rekeningNummerZenZ
    teVeelBetaald { bedrag verrekend uitbetaaldOp verwachtOp }
    regelingKeuzes { maanden termijnBedrag laatsteBedrag eersteDatum laatsteDatum }
    geenRegelingWegens
    regeling { soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch } }
  }
}`,
  [betaalverzoekCore],
);

/** One invoice in full, with the lines of its kind. */
export const factuurOperation = operation(`query Factuur($kenmerk: String!) {
  factuur(kenmerk: $kenmerk) {
    soort: __typename
    ... on FactuurDetail {
      factuurType kenmerk kenmerkOpgemaakt titel datum status
      bedragTotaal bedragEerderBetaaldVerrekend bedragTeBetalen
      betalingsRegelingId datumAutomatischeIncasso
      regeling { soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch } }
      boekingen { soort datum bedrag factuurkenmerk declaratienummer betaalkenmerk betaalwijze }
      betaalVerzoek {
        kenmerk betalingsKenmerkOpgemaakt aantalFacturen bedragTeBetalen datum uitersteBetaalDatum
        kostenBijNietBetalen betaling { betalingId status }
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
        jaarRegeling naamVerzekerde geboorteDatum bedragRegelingTotaal relatienummerVerzekerde
      }
    }
  }
  relatie { vandaag geenRekening documentSoorten }
}`);

/** How a final settlement was worked out for one insured person. */
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
    eigenRisicoGebruiken { bedragTotaalEigenRisico regels { datum zorgsoort bedrag } }
    opgelegdeTermijnen {
      bedragOpgelegd bedragBetaald bedragNietBetaald regels { datum omschrijving bedrag }
    }
  }
}`);

/** Agrees to pay a payment request in terms. */
export const startRegelingOperation = operation(`mutation StartRegeling(
  $kenmerk: String!, $maanden: Int!, $termijnBedrag: Int!
) {
  startRegeling(kenmerk: $kenmerk, maanden: $maanden, termijnBedrag: $termijnBedrag)
}`);

/** Starts paying a payment request, or several in one payment: where the person goes on. */
export const startBetalingOperation = operation(`mutation StartBetaling(
  $kenmerk: String!, $kenmerken: [String!]
) {
  startBetaling(kenmerk: $kenmerk, kenmerken: $kenmerken) { redirect }
}`);
