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

/**
 * The name of each kind of care within a sentence, after "voor" or "geen". Lists use the short name, which
 * is the place or the person.
 */
const words: Readonly<Record<Zorgsoort, Readonly<Record<Language, string>>>> = {
  Huisarts: { nl: 'zorg van de huisarts', en: 'care by the GP' },
  Ziekenhuis: { nl: 'zorg in het ziekenhuis', en: 'hospital care' },
  Medicijnen: { nl: 'medicijnen', en: 'medicines' },
  Laboratorium: { nl: 'onderzoek in het laboratorium', en: 'laboratory tests' },
  Fysiotherapie: { nl: 'fysiotherapie', en: 'physiotherapy' },
  Tandarts: { nl: 'zorg van de tandarts', en: 'dental care' },
  'Bril en lenzen': { nl: 'bril of lenzen', en: 'glasses or lenses' },
  Hulpmiddelen: { nl: 'hulpmiddelen', en: 'medical aids' },
  'Hulpmiddelen in bruikleen': { nl: 'hulpmiddelen in bruikleen', en: 'medical aids on loan' },
  Psycholoog: { nl: 'zorg van de psycholoog', en: 'care by a psychologist' },
  Ziekenvervoer: { nl: 'ziekenvervoer', en: 'patient transport' },
  Verloskundige: { nl: 'zorg van de verloskundige', en: 'care by a midwife' },
  Wijkverpleging: { nl: 'wijkverpleging', en: 'district nursing' },
  Leefstijlprogramma: { nl: 'een leefstijlprogramma', en: 'a lifestyle programme' },
  'Nazorg na donatie': { nl: 'nazorg na donatie', en: 'after-care for donors' },
  'Alternatieve zorg': { nl: 'alternatieve zorg', en: 'alternative care' },
};

/** Returns the name of a kind of care within a sentence; an unknown one unchanged. */
export function zorgsoortInSentence(zorgsoort: string, language: Language): string {
  return isZorgsoort(zorgsoort) ? words[zorgsoort][language] : zorgsoort;
}
