import { operation } from '../../../api/operation.ts';
import { betaalverzoekCore } from '../facturen.fragments.ts';

export const betaalverzoekOperation = operation(
  `query Betaalverzoek($kenmerk: String!) {
  betaalverzoek(kenmerk: $kenmerk) {
    ...BetaalverzoekCore
    rekeningNummerZenZ verrekend
    teVeelBetaald { bedrag verrekend uitbetaaldOp verwachtOp kloptNiet }
    teruggeboekt { bedrag datum doorBank hersteld }
    regelingKeuzes { maanden termijnBedrag laatsteBedrag eersteDatum laatsteDatum }
    geenRegelingWegens regelingBedrag regelingVoltooidOp
    regeling {
      soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch }
      verloop { regelingId facturen termijnen termijnBedrag laatsteBedrag eersteDatum laatsteDatum }
    }
  }
  relatie { vandaag uitkeringIban }
}`,
  [betaalverzoekCore],
);
