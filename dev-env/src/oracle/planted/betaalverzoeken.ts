import { first, plant, type PlantedContradiction } from './planting.ts';

export const plantedInBetaalverzoeken: readonly PlantedContradiction[] = [
  plant('betaalverzoekHoldsItsFacturen', 'jan', (v) => {
    first(v.betaalverzoekDetails).facturen.pop();
  }),
  plant('betaalverzoekHoldsItsFacturen', 'jan', (v) => {
    first(first(v.betaalverzoekDetails).facturen).bedrag += 0.01;
  }),
  plant('betaalverzoekAddsUp', 'jan', (v) => {
    first(v.betaalverzoekDetails).bedragTotaal += 0.01;
  }),
  plant('betaalverzoekAddsUp', 'jan', (v) => {
    first(v.betaalverzoekDetails).bedragEerderBetaaldVerrekend += 0.01;
  }),
  plant('listIsWhatIsOpen', 'jan', (v) => {
    v.betaalverzoeken.pop();
  }),
  plant('listIsWhatIsOpen', 'sanne', (v) => {
    first(v.betaalverzoeken).titel = 'Aanmaning';
  }),
  plant('mostUrgentFirst', 'sanne', (v) => {
    v.betaalverzoeken.reverse();
  }),
  plant('costsFitTitle', 'jan', (v) => {
    first(
      v.betaalverzoekDetails,
      ({ titel, bedragTeBetalen }) => titel === 'Aanmaning' && bedragTeBetalen > 0,
    ).kostenBijNietBetalen = null;
  }),
  plant('lastAttemptAgrees', 'sanne', (v) => {
    const { betalingsKenmerk: betaalkenmerk } = first(v.betaalverzoekDetails);
    v.betaling = {
      betalingId: 'x',
      status: 'betaald',
      bedrag: first(v.betaalverzoekDetails).bedragTeBetalen,
      betaalkenmerk,
      betalingsKenmerkOpgemaakt: '0000 0000 0000 0000',
      bijgewerktOp: '2026-11-21T12:00:00Z',
    };
  }),
  plant('paidAttemptPaysBetaalverzoek', 'sanne', (v) => {
    first(v.betaalverzoekDetails, ({ bedragTeBetalen }) => bedragTeBetalen > 0).betaling = {
      betalingId: 'x',
      status: 'betaald',
    };
  }),
  plant('specificationAddsUp', 'noor', (v) => {
    first(v.specifications).specificatie.opgelegdeTermijnen.bedragBetaald -= 1;
  }),
  plant('specificationAddsUp', 'noor', (v) => {
    first(first(v.specifications).specificatie.eigenRisicoGebruiken.regels).bedrag -= 1;
  }),
  plant('specificationAgreesWithInvoice', 'noor', (v) => {
    first(v.specifications).specificatie.geboorteDatum = '1950-01-01';
  }),
  plant('termijnenAreThoseAsked', 'noor', (v) => {
    first(v.specifications).specificatie.opgelegdeTermijnen.regels.pop();
  }),
  plant('settlementCountsWhatWasUsed', 'noor', (v) => {
    first(v.specifications).specificatie.eigenRisicoGebruiken.bedragTotaalEigenRisico = 0;
  }),
];
