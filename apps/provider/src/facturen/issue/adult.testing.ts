import type { PremieVerzekerde } from './premieLines.rules.ts';

/** An adult with only basic insurance, for years. */
export const adult: PremieVerzekerde = {
  relatienummer: '700000001',
  naam: 'Sanne de Vries',
  geboorteDatum: '1985-06-21',
  validFrom: '2015-01-01',
  validUntil: null,
  aanvullend: null,
  voluntaryEigenRisico: 0,
};
