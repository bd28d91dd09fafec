import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';

/** The form that pays, and its field: a payment request's 16 digits, once for each. */
export const payForm = { name: 'pay', kenmerk: 'kenmerk' } as const;

/** The page that answers it, and then shows the way to the bank. */
export function payAddress([kenmerk = '', ...more]: readonly string[]): string {
  return more.length === 0 ? pathOfBetaalverzoek(kenmerk) : pages.facturen.path;
}
