/** The languages of the app (§3: EN, NL), as their codes in the cookie `taal` and in `lang`. */
export const languages = ['nl', 'en'] as const;

/** One of the two languages. */
export type Language = (typeof languages)[number];

/**
 * Tells whether a word from outside (a cookie, a header) is one of our languages.
 */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}
