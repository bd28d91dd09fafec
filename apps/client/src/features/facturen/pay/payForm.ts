import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';

/** The form that pays, and its field: the 16 digits of a payment request, repeated for several. */
export const payForm = { name: 'pay', kenmerk: 'kenmerk' } as const;

/** Returns the page that handles the form, and then shows the link to the bank. */
export function payAddress([kenmerk = '', ...more]: readonly string[]): string {
  return more.length === 0 ? pathOfBetaalverzoek(kenmerk) : pages.facturen.path;
}
