import { cookieNames } from './constants.ts';

/** What a person answers to the question about cookies (docs/decisions.md §9). */
const cookieChoices = ['necessary', 'all'] as const;

/** One of the answers. */
export type CookieChoice = (typeof cookieChoices)[number];

/** Tells whether a word from outside is an answer to the question about cookies. */
export function isCookieChoice(word: unknown): word is CookieChoice {
  return cookieChoices.some((choice) => choice === word);
}

/**
 * The answer to the question about cookies, from the two cookies that keep it (docs/decisions.md §9).
 * @param valueOf the value of a cookie, by its name
 * @returns undefined where nothing was answered yet; the least where the answer cannot be read
 */
export function cookieChoiceIn(
  valueOf: (name: string) => string | undefined,
): CookieChoice | undefined {
  if (valueOf(cookieNames.consent) !== 'true') return undefined;
  const choice = valueOf(cookieNames.cookieChoice);
  return isCookieChoice(choice) ? choice : 'necessary';
}
