import { pagination } from '@mijn/domain/constants';
import { listFields } from '@mijn/domain/queryFields';
import {
  type FactuurGroup,
  factuurGroups,
  parseStatus,
  type StatusSource,
} from '../factuurStatus.ts';

/** What the list of invoices shows, as it stands in the address. */
export interface Filters {
  /** Undefined: all of them. */
  readonly group: FactuurGroup | undefined;
  /** How many rows are shown. */
  readonly show: number;
}

/** Reads the filters from the address; what is not understood counts as not asked. */
export function parseFilters(search: URLSearchParams): Filters {
  const show = Math.trunc(Number(search.get(listFields.show)));
  return {
    group: factuurGroups.find((group) => group === search.get(listFields.status)),
    show: show > pagination.defaultValue && show < 10_000 ? show : pagination.defaultValue,
  };
}

/** Writes filters as a search string with its question mark, empty when nothing is asked. */
export function writeFilters({ group, show = 0 }: Partial<Filters>): string {
  const search = new URLSearchParams();
  if (group) search.set(listFields.status, group);
  if (show > pagination.defaultValue) search.set(listFields.show, String(show));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** How many invoices each part of the list holds. */
export function counts(facturen: readonly StatusSource[]): Readonly<Record<FactuurGroup, number>> {
  const count = { open: 0, betaald: 0, regeling: 0 };
  for (const factuur of facturen) count[parseStatus(factuur).group] += 1;
  return count;
}

/** The invoices of a part of the list, all of them without one. */
export function inGroup<F extends StatusSource>(
  facturen: readonly F[],
  group: FactuurGroup | undefined,
): readonly F[] {
  if (group === undefined) return facturen;
  return facturen.filter((factuur) => parseStatus(factuur).group === group);
}
