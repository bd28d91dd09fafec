import { pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import { careFields } from '@mijn/domain/queryFields';
import { yearLimits } from '@mijn/domain/fieldLimits';

/** The chosen person and year of care, as in the address. Links between screens about care keep it. */
export interface CareChoice {
  /** Relatienummer; undefined for the viewer. */
  readonly person: string | undefined;
  /** Undefined for this year. */
  readonly year: number | undefined;
}

/** Parses the choice from the address; an invalid value counts as absent. */
export function parseCareChoice(search: URLSearchParams): CareChoice {
  const year = Number(search.get(careFields.year));
  const known = Number.isInteger(year) && year >= yearLimits.minimum && year <= yearLimits.maximum;
  return {
    person: search.get(careFields.person) || undefined,
    year: known ? year : undefined,
  };
}

/** Number of years of care that can be chosen, this one included. */
const yearsShown = 4;

/** Returns whether a person was or may have been insured in a year; `since` is `yyyy-mm-dd`, if known. */
export function wasInsured(year: number, since: string | null | undefined): boolean {
  return !since || year >= Number(since.slice(0, 4));
}

/**
 * Returns the years that can be chosen, the latest first: none from before the insurance (`since`,
 * `yyyy-mm-dd`, if known); the chosen one is always included.
 */
export function yearsOfCare(
  chosen: number,
  thisYear: number,
  since: string | null | undefined,
): readonly number[] {
  const latest = Math.max(chosen, Math.min(thisYear, chosen + yearsShown - 1));
  const years = Array.from({ length: yearsShown }, (_, index) => latest - index);
  return years.filter((year) => wasInsured(year, since) || year === chosen);
}

/** Returns the query for a choice. */
export function careSearch({ person, year }: CareChoice): URLSearchParams {
  const search = new URLSearchParams();
  if (person) search.set(careFields.person, person);
  if (year) search.set(careFields.year, String(year));
  return search;
}

/** Returns the address of a screen about care for a choice; care costs are those with own risk. */
export function careAddress(
  page: 'zorgkosten' | 'vooruit' | 'vergoedingen' | 'zorggebruik' | 'declaraties',
  choice: CareChoice,
): string {
  const query = careSearch(choice).toString();
  if (page === 'zorgkosten') {
    return query === '' ? zorgkostenWithEigenRisico : `${zorgkostenWithEigenRisico}&${query}`;
  }
  return query === '' ? pages[page].path : `${pages[page].path}?${query}`;
}
