import { pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import { careFields } from '@mijn/domain/queryFields';
import { yearLimits } from '@mijn/domain/fieldLimits';

/** Whose care, of which year, as it stands in the address and goes along from screen to screen. */
export interface CareChoice {
  /** Relatienummer; undefined: the viewer. */
  readonly person: string | undefined;
  /** Undefined: this year. */
  readonly year: number | undefined;
}

/** Reads the choice from the address; what is not understood counts as not asked. */
export function parseCareChoice(search: URLSearchParams): CareChoice {
  const year = Number(search.get(careFields.year));
  const known = Number.isInteger(year) && year >= yearLimits.minimum && year <= yearLimits.maximum;
  return {
    person: search.get(careFields.person) || undefined,
    year: known ? year : undefined,
  };
}

/** So many years of care can be chosen, this one included. */
const yearsShown = 4;

/** Whether somebody was insured in a year, or may have been: `since` is `yyyy-mm-dd`, where it is told. */
export function wasInsured(year: number, since: string | null | undefined): boolean {
  return !since || year >= Number(since.slice(0, 4));
}

/**
 * The years that can be chosen, the latest first: none from before somebody was insured (`since`,
 * `yyyy-mm-dd`, where it is told); the chosen one is always among them.
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

/** The query of a choice. */
export function careSearch({ person, year }: CareChoice): URLSearchParams {
  const search = new URLSearchParams();
  if (person) search.set(careFields.person, person);
  if (year) search.set(careFields.year, String(year));
  return search;
}

/** Returns the address of a screen about care for a choice; care costs are those with own risk. */
export function careAddress(
  page: 'zorgkosten' | 'vooruit' | 'zorggebruik' | 'declaraties',
  choice: CareChoice,
): string {
  const query = careSearch(choice).toString();
  if (page === 'zorgkosten') {
    return query === '' ? zorgkostenWithEigenRisico : `${zorgkostenWithEigenRisico}&${query}`;
  }
  return query === '' ? pages[page].path : `${pages[page].path}?${query}`;
}
