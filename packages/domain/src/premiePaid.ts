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
  /** Of an invoice over several years: what of it is of each of them; cents. Together it is `bedrag`. */
  readonly premiePerJaar?: readonly YearAmount[] | null | undefined;
}

interface YearAmount {
  readonly jaar: number;
  readonly bedrag: Cents;
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

// A payment in part pays the oldest year first; what a year gives back is there to pay the others with.
function paidPerYear(paid: Cents, perYear: readonly YearAmount[]): YearAmount[] {
  const givenBack = sumOf(perYear, ({ bedrag }) => Math.min(0, bedrag));
  let left = paid - givenBack;
  return perYear
    .toSorted((one, other) => one.jaar - other.jaar)
    .map(({ jaar, bedrag }) => {
      if (bedrag <= 0) return { jaar, bedrag };
      const part = Math.min(Math.max(0, left), bedrag);
      left -= part;
      return { jaar, bedrag: part };
    });
}

/** What is paid of an invoice that is of one year, or tells what is of which; undefined: it does not tell. */
function paidOfYear(factuur: InList, year: number): Cents | undefined {
  const paid = paidOf(factuur);
  const [first, last] = yearsOf(factuur.periode ?? '');
  if (first === last) return paid;
  if (factuur.premiePerJaar === null || factuur.premiePerJaar === undefined) return undefined;
  if (paid === 0) return 0;
  return paidPerYear(paid, factuur.premiePerJaar).find(({ jaar }) => jaar === year)?.bedrag ?? 0;
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
    .filter((factuur) => paidOf(factuur) !== 0)
    .filter(({ periode }) => touches(periode ?? '', year))
    .map((factuur) => paidOfYear(factuur, year));
  return ofYear.some((paid) => paid === undefined) ? null : sumOf(ofYear, (paid) => paid ?? 0);
}

function touches(periode: string, year: number): boolean {
  const [first, last] = yearsOf(periode).map(Number);
  return first !== undefined && last !== undefined && first <= year && year <= last;
}
