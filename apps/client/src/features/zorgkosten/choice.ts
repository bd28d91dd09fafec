import { yearLimits } from '@mijn/domain/fieldLimits';
import { pagination } from '@mijn/domain/constants';
import { pages } from '@mijn/domain/paths';

/** What the screen shows, as it stands in the address. */
export interface Choice {
  /** Relatienummer; undefined: the viewer. */
  readonly person: string | undefined;
  /** Undefined: this year. */
  readonly year: number | undefined;
  /** Whether own risk is counted as a part of its own (§2, `include-eigen-risico=true`). */
  readonly withEigenRisico: boolean;
  /** How many lines are shown. */
  readonly show: number;
}

const names = {
  person: 'persoon',
  year: 'jaar',
  eigenRisico: 'include-eigen-risico',
  show: 'toon',
} as const;

/** Reads the choice from the address; what is not understood counts as not asked. */
export function parseChoice(search: URLSearchParams): Choice {
  const year = Number(search.get(names.year));
  const show = Math.trunc(Number(search.get(names.show)));
  const known = Number.isInteger(year) && year >= yearLimits.minimum && year <= yearLimits.maximum;
  return {
    person: search.get(names.person) || undefined,
    year: known ? year : undefined,
    withEigenRisico: search.get(names.eigenRisico) === 'true',
    show: show > pagination.defaultValue && show < 10_000 ? show : pagination.defaultValue,
  };
}

/** The address of a choice. */
export function addressOf(choice: Partial<Choice>): string {
  const search = new URLSearchParams();
  if (choice.person) search.set(names.person, choice.person);
  if (choice.year) search.set(names.year, String(choice.year));
  if (choice.withEigenRisico) search.set(names.eigenRisico, 'true');
  if ((choice.show ?? 0) > pagination.defaultValue) search.set(names.show, String(choice.show));
  const query = search.toString();
  return query === '' ? pages.zorgkosten.path : `${pages.zorgkosten.path}?${query}`;
}
