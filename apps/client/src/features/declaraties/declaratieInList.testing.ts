import type { DeclaratieInList } from './declaraties.fragments.ts';

/** A settled claim of a dentist's bill of € 110,00, of which € 82,50 was reimbursed. */
export const exampleDeclaratieInList: DeclaratieInList = {
  nummer: 'D2026-1',
  nieuw: false,
  datum: '2026-11-12',
  status: 'AFGEHANDELD',
  omschrijving: null,
  zorgSoorten: ['Tandarts'],
  bedrag: 11_000,
  uitgekeerdBedrag: 8_250,
  uitbetaaldOp: '2026-11-14',
  opgemaakteNaam: 'Lotte de Vries',
  roepnaam: 'Lotte',
  geboorteDatum: null,
  laatsteBehandelDatum: '2026-11-02',
  wachtOp: null,
  nietsWegens: null,
  soortIndiener: 'Verzekerde',
};
