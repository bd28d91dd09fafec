import type { Language } from './language.ts';

const thousand: Readonly<Record<Language, string>> = { nl: '.', en: ',' };

/**
 * Writes how many there are of something, zero or more, as people read it: `2.000`, in English `2,000`. Not for what
 * counts nothing, such as a year. Written out here and not by Intl, so that server and browser never differ by a
 * version of ICU.
 */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, thousand[language]);
}
