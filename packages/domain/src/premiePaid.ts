import type { factuurStatusTexts } from './factuur.ts';
import { type Cents, sumOf } from './money.ts';

// Literal texts, because the page would otherwise load their whole table. Set-offs count as paid, and
// refunds are subtracted in the same way.
const closed: readonly string[] = [
  'Betaald',
  'Verrekend',
] satisfies readonly (typeof factuurStatusTexts)['betaald' | 'verrekening'][];

/** The fields of a listed invoice that premium is read from; cents. */
interface InList {
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: Cents;
  /** The unsettled amount; if absent, nothing of an open invoice counts as paid. */
  readonly openBedrag?: Cents | null | undefined;
  /** The period: `yyyy-mm`, `yyyy-mm/yyyy-mm` or `yyyy`. */
  readonly periode?: string | null | undefined;
  /** The amount for each year of an invoice over several years, in cents; together they are `bedrag`. */
  readonly premiePerJaar?: readonly YearAmount[] | null | undefined;
}

interface YearAmount {
  readonly jaar: number;
  readonly bedrag: Cents;
}

// An open invoice may be paid in part: by set-off or the terms of an arrangement.
function paidOf({ status, bedrag, openBedrag }: InList): Cents {
  if (closed.includes(status)) return bedrag;
  return bedrag - (openBedrag ?? bedrag);
}

function yearsOf(periode: string): readonly (string | undefined)[] {
  const months = periode.split('/');
  return [months[0], months.at(-1)].map((month) => month?.slice(0, 4));
}

// Charges and refunds of one invoice are set off within it. A part of the rest, paid or refunded, counts for the oldest
// year first.
function paidPerYear(
  { bedrag }: InList,
  paid: Cents,
  perYear: readonly YearAmount[],
): YearAmount[] {
  const isRest = (amount: Cents): boolean => amount !== 0 && amount > 0 === bedrag > 0;
  let left = Math.abs(paid - sumOf(perYear, (one) => (isRest(one.bedrag) ? 0 : one.bedrag)));
  return perYear
    .toSorted((one, other) => one.jaar - other.jaar)
    .map(({ jaar, bedrag: amount }) => {
      if (!isRest(amount)) return { jaar, bedrag: amount };
      const part = Math.min(left, Math.abs(amount));
      left -= part;
      return { jaar, bedrag: Math.sign(amount) * part };
    });
}

/**
 * Returns the paid amount of an invoice for a year; undefined if it covers several years and is not
 * divided.
 */
function paidOfYear(factuur: InList, year: number): Cents | undefined {
  const paid = paidOf(factuur);
  const [first, last] = yearsOf(factuur.periode ?? '');
  if (first === last) return paid;
  const { premiePerJaar: perYear } = factuur;
  if (perYear === null || perYear === undefined) return paid === 0 ? 0 : undefined;
  return paidPerYear(factuur, paid, perYear).find(({ jaar }) => jaar === year)?.bedrag ?? 0;
}

/**
 * Returns the premium paid for a year in cents; null if the insurer gives the viewer no invoices, charges
 * them none, or gives an invoice no period or no division over the years.
 */
export function premiePaid(facturen: readonly InList[] | null, year: number): number | null {
  if (facturen === null) return null;
  const premies = facturen.filter(({ soortFactuur }) => soortFactuur === 'Zorgpremie');
  if (premies.length === 0) return null;
  if (premies.some(({ periode }) => periode === null || periode === undefined)) return null;
  const ofYear = premies
    .filter(({ periode }) => touches(periode ?? '', year))
    .map((factuur) => paidOfYear(factuur, year));
  return ofYear.some((paid) => paid === undefined) ? null : sumOf(ofYear, (paid) => paid ?? 0);
}

function touches(periode: string, year: number): boolean {
  const [first, last] = yearsOf(periode).map(Number);
  return first !== undefined && last !== undefined && first <= year && year <= last;
}
