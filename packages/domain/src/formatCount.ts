import type { Language } from './language.ts';

const thousand: Readonly<Record<Language, string>> = { nl: '.', en: ',' };

/**
 * Formats a count of zero or more with thousands separators: `2.000`, in English `2,000`. Not for years.
 * Written by hand instead of with Intl, whose output differs between versions of ICU.
 */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, thousand[language]);
}
