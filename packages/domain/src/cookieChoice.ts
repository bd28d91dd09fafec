import { cookieNames } from './constants.ts';

/** The answers to the question about cookies (docs/decisions.md §9). */
const cookieChoices = ['necessary', 'all'] as const;

export type CookieChoice = (typeof cookieChoices)[number];

/** Type guard for a cookie choice. */
export function isCookieChoice(word: unknown): word is CookieChoice {
  return cookieChoices.some((choice) => choice === word);
}

/**
 * Reads the cookie choice from the two cookies that hold it (docs/decisions.md §9).
 * @param valueOf returns a cookie's value by name
 * @returns undefined if the question is unanswered; `necessary` if the answer is unreadable
 */
export function cookieChoiceIn(
  valueOf: (name: string) => string | undefined,
): CookieChoice | undefined {
  if (valueOf(cookieNames.consent) !== 'true') return undefined;
  const choice = valueOf(cookieNames.cookieChoice);
  return isCookieChoice(choice) ? choice : 'necessary';
}
