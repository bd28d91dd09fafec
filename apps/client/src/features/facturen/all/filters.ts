import { listFields } from '@mijn/domain/queryFields';
import {
  type FactuurGroup,
  factuurGroups,
  parseStatus,
  type StatusSource,
} from '../status/factuurStatus.ts';

/** Number of invoices that are shown at first, and that are added each time: a year of premium. */
export const rowsAtOnce = 12;

/** The filters of the invoice list, as they stand in the address. */
export interface Filters {
  /** Undefined for all. */
  readonly group: FactuurGroup | undefined;
  readonly show: number;
}

/** Parses the filters from the address; an invalid value is ignored. */
export function parseFilters(search: URLSearchParams): Filters {
  const show = Math.trunc(Number(search.get(listFields.show)));
  return {
    group: factuurGroups.find((group) => group === search.get(listFields.status)),
    show: show > rowsAtOnce && show < 10_000 ? show : rowsAtOnce,
  };
}

/** Returns the filters as a search string with its question mark, empty without filters. */
export function writeFilters({ group, show = 0 }: Partial<Filters>): string {
  const search = new URLSearchParams();
  if (group) search.set(listFields.status, group);
  if (show > rowsAtOnce) search.set(listFields.show, String(show));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the number of invoices per group. */
export function counts(facturen: readonly StatusSource[]): Readonly<Record<FactuurGroup, number>> {
  const count = { open: 0, betaald: 0, regeling: 0 };
  for (const factuur of facturen) count[parseStatus(factuur).group] += 1;
  return count;
}

/** Returns the invoices of a group, or all without a group. */
export function inGroup<F extends StatusSource>(
  facturen: readonly F[],
  group: FactuurGroup | undefined,
): readonly F[] {
  if (group === undefined) return facturen;
  return facturen.filter((factuur) => parseStatus(factuur).group === group);
}
