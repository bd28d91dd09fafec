import { centsToEuros } from '@mijn/domain/money';

/** Common fields of an unpaid invoice of € 170,40, in the contract's form. */
export const exampleFactuur = {
  kenmerkOpgemaakt: 'F2026-1234 5678',
  titel: 'Factuur',
  datum: '2026-11-01',
  status: 'Te betalen via iDEAL',
  bedragTotaal: centsToEuros(17_040),
  bedragEerderBetaaldVerrekend: centsToEuros(0),
  betalingsRegelingId: null,
  bedragTeBetalen: centsToEuros(17_040),
  datumAutomatischeIncasso: null,
  rekeningNummerZenZ: 'NL00 MIJN 0000 0000 01',
  betaalVerzoek: null,
};
