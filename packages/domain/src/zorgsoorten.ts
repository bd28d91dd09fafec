import type { Language } from './language.ts';

/**
 * The kinds of care that can be claimed: their value in the contract (`zorgsoort`, `zorgSoorten` in §3) and
 * their English name.
 */
export const zorgsoorten = {
  Huisarts: 'GP',
  Ziekenhuis: 'Hospital',
  Medicijnen: 'Medicines',
  Laboratorium: 'Laboratory',
  Fysiotherapie: 'Physiotherapy',
  Tandarts: 'Dentist',
  'Bril en lenzen': 'Glasses and lenses',
  Hulpmiddelen: 'Medical aids',
  'Hulpmiddelen in bruikleen': 'Medical aids on loan',
  Psycholoog: 'Psychologist',
  Ziekenvervoer: 'Patient transport',
  Verloskundige: 'Midwife',
  Wijkverpleging: 'District nursing',
  Leefstijlprogramma: 'Lifestyle programme',
  'Nazorg na donatie': 'After-care for donors',
  'Alternatieve zorg': 'Alternative care',
} as const;

export type Zorgsoort = keyof typeof zorgsoorten;

/** Type guard for a known kind of care. */
export function isZorgsoort(word: string): word is Zorgsoort {
  return Object.hasOwn(zorgsoorten, word);
}

/** Returns the name of a kind of care in a language; an unknown one unchanged. */
export function zorgsoortName(zorgsoort: string, language: Language): string {
  return language === 'en' && isZorgsoort(zorgsoort) ? zorgsoorten[zorgsoort] : zorgsoort;
}
