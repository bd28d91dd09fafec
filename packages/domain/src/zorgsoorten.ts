import type { Language } from './language.ts';

/**
 * The kinds of care that can be claimed. The key is the word on the wire (`zorgsoort`,
 * `zorgSoorten` in §3); the rest is how it is told in English.
 */
export const zorgsoorten = {
  Huisarts: { en: 'GP' },
  Ziekenhuis: { en: 'Hospital' },
  Medicijnen: { en: 'Medicines' },
  Laboratorium: { en: 'Laboratory' },
  Fysiotherapie: { en: 'Physiotherapy' },
  Tandarts: { en: 'Dentist' },
  'Bril en lenzen': { en: 'Glasses and lenses' },
  Hulpmiddelen: { en: 'Medical aids' },
  'Hulpmiddelen in bruikleen': { en: 'Medical aids on loan' },
  Psycholoog: { en: 'Psychologist' },
  Ziekenvervoer: { en: 'Patient transport' },
  Verloskundige: { en: 'Midwife' },
  Wijkverpleging: { en: 'District nursing' },
  Leefstijlprogramma: { en: 'Lifestyle programme' },
  'Nazorg na donatie': { en: 'After-care for donors' },
  'Alternatieve zorg': { en: 'Alternative care' },
} as const;

/** A kind of care, as its word on the wire. */
export type Zorgsoort = keyof typeof zorgsoorten;

/** Tells whether a word from outside is a kind of care that we know. */
export function isZorgsoort(word: string): word is Zorgsoort {
  return Object.hasOwn(zorgsoorten, word);
}

/** A kind of care in the reader's language; one that we do not know stays as the insurer wrote it. */
export function zorgsoortName(zorgsoort: string, language: Language): string {
  return language === 'en' && isZorgsoort(zorgsoort) ? zorgsoorten[zorgsoort].en : zorgsoort;
}
