import type { factuurStatusTexts } from './factuurstatus.ts';
import type { Cents } from './money.ts';

// The text itself: its table would come along to a page that needs nothing else of it.
const paid: (typeof factuurStatusTexts)['betaald'] = 'Betaald';

/** What of an invoice in the list tells of premium; cents. */
interface InList {
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: Cents;
  /** What it is about: `yyyy-mm`, `yyyy-mm/yyyy-mm` or `yyyy`. */
  readonly periode?: string | null | undefined;
}

/**
 * What of the premium of a year is paid, cents; null where the insurer does not tell the viewer, asks them
 * none, or does not say which month an invoice is about.
 */
export function premiePaid(facturen: readonly InList[] | null, year: number): number | null {
  if (facturen === null) return null;
  const premies = facturen.filter(({ soortFactuur }) => soortFactuur === 'Zorgpremie');
  if (premies.length === 0) return null;
  if (premies.some(({ periode }) => periode === null || periode === undefined)) return null;
  return premies
    .filter(({ periode, status }) => periode?.startsWith(`${year}-`) && status === paid)
    .reduce((sum, { bedrag }) => sum + bedrag, 0);
}
