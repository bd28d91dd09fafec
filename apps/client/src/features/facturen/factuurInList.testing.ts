import type { FactuurInList } from './facturen.fragments.ts';

/** An unpaid premium invoice of € 154,20. */
export const exampleFactuurInList: FactuurInList = {
  kenmerk: 'F2026-12345678',
  soortFactuur: 'Zorgpremie',
  datum: '2026-11-01',
  periode: '2026-11',
  status: 'Herinnering - te betalen via iDEAL',
  bedrag: 15_420,
  openBedrag: 15_420,
  kenmerkBetaalverzoek: null,
  datumAutomatischeIncasso: null,
};
