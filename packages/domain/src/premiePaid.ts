import type { factuurStatusTexts } from './factuurstatus.ts';
import { type Cents, sumOf } from './money.ts';

// The texts themselves: their table would come along to a page that needs nothing else of it. What was set off is
// paid as well, and premium that was given back goes off it in the same way.
const closed: readonly string[] = [
  'Betaald',
  'Verrekend',
] satisfies readonly (typeof factuurStatusTexts)['betaald' | 'verrekening'][];

/** What of an invoice in the list tells of premium; cents. */
interface InList {
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: Cents;
  /** What of it is not settled yet; not told: of an invoice that is not closed nothing counts as paid. */
  readonly openBedrag?: Cents | null | undefined;
  /** What it is about: `yyyy-mm`, `yyyy-mm/yyyy-mm` or `yyyy`. */
  readonly periode?: string | null | undefined;
}

// Of an open invoice a part may be paid: set off, or by the terms of an arrangement.
function paidOf({ status, bedrag, openBedrag }: InList): Cents {
  if (closed.includes(status)) return bedrag;
  return bedrag - (openBedrag ?? bedrag);
}

// The first and the last year of what an invoice is about.
function yearsOf(periode: string): readonly (string | undefined)[] {
  const months = periode.split('/');
  return [months[0], months.at(-1)].map((month) => month?.slice(0, 4));
}

/**
 * What of the premium of a year is paid, cents; null where the insurer does not tell the viewer, asks them
 * none, or does not say which month an invoice is about, or how much of one is of another year.
 */
export function premiePaid(facturen: readonly InList[] | null, year: number): number | null {
  if (facturen === null) return null;
  const premies = facturen.filter(({ soortFactuur }) => soortFactuur === 'Zorgpremie');
  if (premies.length === 0) return null;
  if (premies.some(({ periode }) => periode === null || periode === undefined)) return null;
  const ofYear = premies
    .map((factuur) => ({ bedrag: paidOf(factuur), years: yearsOf(factuur.periode ?? '') }))
    .filter(({ bedrag, years }) => bedrag !== 0 && years.includes(String(year)));
  if (ofYear.some(({ years: [first, last] }) => first !== last)) return null;
  return sumOf(ofYear, ({ bedrag }) => bedrag);
}
