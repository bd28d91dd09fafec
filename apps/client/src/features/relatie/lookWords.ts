import * as m from '../../generated/texts/relatie.js';
import type { DayOfLooks } from './looks.ts';

const viewers: Readonly<Record<DayOfLooks['who'], () => string>> = {
  zelf: m.viewerSelf,
  verzekeringsnemer: m.viewerPolicyholder,
  medewerker: m.viewerStaff,
};

/** Who looked, in words. */
export function viewerWords(who: DayOfLooks['who']): string {
  return viewers[who]();
}

// By the words that the log's operations are made of; the first that fits.
const subjects: readonly (readonly [part: RegExp, words: () => string])[] = [
  [/zorgpas/i, m.lookPass],
  [/factu|betaal|betaling|tegoed|specificatie/i, m.lookInvoices],
  [/eigenRisico/i, m.lookOwnRisk],
  [/declarat|indien|bestand|concept|bevestiging|besluit|validere|reageer|trek/i, m.lookClaims],
  [/zorgkosten|zorggebruik/i, m.lookCosts],
];

/** What was looked at, in words. */
export function lookWords(operation: string): string {
  return subjects.find(([part]) => part.test(operation))?.[1]() ?? m.lookDetails();
}
