import type { Betaalverzoek } from '../betaalverzoek.ts';

export const betaalverzoek: Betaalverzoek = {
  titel: 'Herinnering',
  datum: '2026-11-01',
  betalingsKenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  uitersteBetaalDatum: '2026-11-30',
  rekeningNummerZenZ: 'NL91ABNA0417164300',
  facturen: [
    {
      kenmerk: 'F2026-12345678',
      factuur: 'Zorgpremie',
      datum: '2026-10-01',
      periode: '2026-10',
      bedrag: 15_420,
    },
  ],
  bedragTotaal: 15_420,
  bedragEerderBetaaldVerrekend: 0,
  bedragTeBetalen: 15_420,
  kostenBijNietBetalen: null,
  betaling: null,
  canShareBetaling: true,
  teVeelBetaald: [],
  teruggeboekt: [],
  regelingKeuzes: [],
  geenRegelingWegens: null,
  regelingBedrag: null,
  regelingVoltooidOp: null,
  verrekend: false,
  regeling: null,
};
