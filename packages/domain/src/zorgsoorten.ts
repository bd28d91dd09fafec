import type { Language } from './language.ts';

/**
 * The kinds of care that can be claimed. The key is the word on the wire (`zorgsoort`,
 * `zorgSoorten` in §3); the value is how it is told in English.
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

/** A kind of care, as its word on the wire. */
export type Zorgsoort = keyof typeof zorgsoorten;

/** Tells whether a word from outside is a kind of care that we know. */
export function isZorgsoort(word: string): word is Zorgsoort {
  return Object.hasOwn(zorgsoorten, word);
}

/** A kind of care in the reader's language; one that we do not know stays as the insurer wrote it. */
export function zorgsoortName(zorgsoort: string, language: Language): string {
  return language === 'en' && isZorgsoort(zorgsoort) ? zorgsoorten[zorgsoort] : zorgsoort;
}
