import { paginering } from '@mijn/domain/constanten';
import { type FactuurGroep, factuurGroepen, leesStatus, type MetStatus } from '../factuurStatus.ts';

/** What the list of invoices shows, as it stands in the address. */
export interface Filters {
  /** Undefined: all of them. */
  readonly groep: FactuurGroep | undefined;
  /** How many rows are shown. */
  readonly toon: number;
}

/** Reads the filters from the address; what is not understood counts as not asked. */
export function leesFilters(zoek: URLSearchParams): Filters {
  const toon = Math.trunc(Number(zoek.get('toon')));
  return {
    groep: factuurGroepen.find((groep) => groep === zoek.get('status')),
    toon: toon > paginering.standaard && toon < 10_000 ? toon : paginering.standaard,
  };
}

/** Writes filters as a search string with its question mark, empty when nothing is asked. */
export function schrijfFilters({ groep, toon = 0 }: Partial<Filters>): string {
  const zoek = new URLSearchParams();
  if (groep) zoek.set('status', groep);
  if (toon > paginering.standaard) zoek.set('toon', String(toon));
  const tekst = zoek.toString();
  return tekst === '' ? '' : `?${tekst}`;
}

/** How many invoices each part of the list holds. */
export function tellingen(facturen: readonly MetStatus[]): Readonly<Record<FactuurGroep, number>> {
  const aantal = { open: 0, betaald: 0, regeling: 0 };
  for (const factuur of facturen) aantal[leesStatus(factuur).groep] += 1;
  return aantal;
}

/** The invoices of a part of the list, all of them without one. */
export function inGroep<F extends MetStatus>(
  facturen: readonly F[],
  groep: FactuurGroep | undefined,
): readonly F[] {
  if (groep === undefined) return facturen;
  return facturen.filter((factuur) => leesStatus(factuur).groep === groep);
}
