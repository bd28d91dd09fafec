/** The languages of the app (§3: EN, NL), as their codes in the cookie `taal` and in `lang`. */
export const talen = ['nl', 'en'] as const;

/** One of the two languages. */
export type Taal = (typeof talen)[number];

/**
 * Tells whether a word from outside (a cookie, a header) is one of our languages.
 */
export function isTaal(woord: unknown): woord is Taal {
  return talen.some((taal) => taal === woord);
}
