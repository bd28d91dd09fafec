import { formatMaand } from '@mijn/domain/datum';
import { factuursoorten, isFactuurSoort } from '@mijn/domain/factuursoorten';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../generated/teksten/facturen.js';

/** A kind of invoice in the reader's language; one that we do not know stays as the insurer wrote it. */
export function factuurSoortNaam(soort: string, taal: Taal): string {
  return isFactuurSoort(soort) ? factuursoorten[soort][taal] : soort;
}

const perMaand: ReadonlySet<string> = new Set(['Zorgpremie', 'Eigenrisicotermijn']);

/** What the name of an invoice is read from. */
export interface MetPeriode {
  readonly datum: string;
  /** `yyyy-mm` or `yyyy`; null where the insurer does not tell. */
  readonly periode: string | null;
}

/**
 * What an invoice is called: its kind, and the month or the year it is for. Where the insurer does
 * not tell, what comes every month is named after its own day.
 * @param onderJaar the year (`yyyy`) that stands above it already, and is left out
 */
export function factuurTitel(
  soort: string,
  van: MetPeriode,
  taal: Taal,
  onderJaar?: string,
): string {
  const naam = factuurSoortNaam(soort, taal);
  const periode = van.periode ?? (perMaand.has(soort) ? van.datum.slice(0, 7) : undefined);
  if (periode === undefined || periode === onderJaar) return naam;
  const woorden = periode.length === 7 ? formatMaand(`${periode}-01`, taal) : periode;
  if (onderJaar !== undefined) {
    return m.titelMetPeriode({ soort: naam, periode: woorden.replace(` ${onderJaar}`, '') });
  }
  return m.titelMetPeriode({ soort: naam, periode: woorden });
}
