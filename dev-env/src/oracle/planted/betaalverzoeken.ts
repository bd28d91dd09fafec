import { first, plant, type Planted } from './planting.ts';

/** Planted in payment requests and settlements. */
export const plantedInBetaalverzoeken: readonly Planted[] = [
  plant('requestHoldsItsInvoices', 'jan', (v) => {
    first(v.requests).facturen.pop();
  }),
  plant('requestHoldsItsInvoices', 'jan', (v) => {
    first(first(v.requests).facturen).bedrag += 0.01;
  }),
  plant('requestAddsUp', 'jan', (v) => {
    first(v.requests).bedragTotaal += 0.01;
  }),
  plant('requestAddsUp', 'jan', (v) => {
    first(v.requests).bedragEerderBetaaldVerrekend += 0.01;
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
      v.requests,
      ({ titel, bedragTeBetalen }) => titel === 'Aanmaning' && bedragTeBetalen > 0,
    ).kostenBijNietBetalen = null;
  }),
  plant('lastAttemptAgrees', 'sanne', (v) => {
    const { betalingsKenmerk: betaalkenmerk } = first(v.requests);
    v.betaling = {
      betalingId: 'x',
      status: 'betaald',
      bedrag: first(v.requests).bedragTeBetalen,
      betaalkenmerk,
      betalingsKenmerkOpgemaakt: '0000 0000 0000 0000',
      bijgewerktOp: '2026-11-21T12:00:00Z',
    };
  }),
  plant('paidAttemptPaysRequest', 'sanne', (v) => {
    first(v.requests, ({ bedragTeBetalen }) => bedragTeBetalen > 0).betaling = {
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
  plant('termsAreThoseAsked', 'noor', (v) => {
    first(v.specifications).specificatie.opgelegdeTermijnen.regels.pop();
  }),
  plant('settlementCountsWhatWasUsed', 'noor', (v) => {
    first(v.specifications).specificatie.eigenRisicoGebruiken.bedragTotaalEigenRisico = 0;
  }),
];
