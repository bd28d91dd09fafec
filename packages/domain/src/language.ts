/** The languages of the app (§3: EN, NL), as in the cookie `taal` and the attribute `lang`. */
export const languages = ['nl', 'en'] as const;

export type Language = (typeof languages)[number];

/** Type guard for a language. */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}
