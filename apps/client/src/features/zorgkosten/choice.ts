import { eigenRisicoField, pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import { type CareChoice, careSearch, parseCareChoice } from '../../help/careChoice/careChoice.ts';

/** Identifies a line of care by its claim and its number there. */
export interface ChosenLine {
  readonly nummer: string;
  readonly volgnummer: number;
}

/** State of the screen, as stored in the address. */
export interface Choice extends CareChoice {
  /** Whether own risk is shown separately (§2, `include-eigen-risico=true`). */
  readonly withEigenRisico: boolean;
  /** Whether the previous year is shown for comparison. */
  readonly withYearBefore: boolean;
  /** Whether the printable overview of the year is shown. */
  readonly asOverview: boolean;
  /** The line that is explained, if any. */
  readonly line: ChosenLine | undefined;
}

const names = {
  eigenRisico: eigenRisicoField,
  compare: 'vergelijk',
  overview: 'jaaroverzicht',
  line: 'regel',
} as const;

const lineShape = /^([\w-]{1,40})\.(\d{1,4})$/;

function parseLine(text: string | null): ChosenLine | undefined {
  const [, nummer, volgnummer] = lineShape.exec(text ?? '') ?? [];
  return nummer === undefined ? undefined : { nummer, volgnummer: Number(volgnummer) };
}

/** Parses the choice from the address. Invalid values are ignored. */
export function parseChoice(search: URLSearchParams): Choice {
  return {
    ...parseCareChoice(search),
    withYearBefore: search.get(names.compare) === 'true',
    asOverview: search.get(names.overview) === 'true',
    withEigenRisico: search.get(names.eigenRisico) === 'true',
    line: parseLine(search.get(names.line)),
  };
}

/** Returns the address of a choice. */
export function addressOf(choice: Partial<Choice>): string {
  const { person, year, withEigenRisico, withYearBefore, asOverview, line } = choice;
  const search = careSearch({ person, year });
  if (withYearBefore) search.set(names.compare, 'true');
  if (asOverview) search.set(names.overview, 'true');
  if (line) search.set(names.line, `${line.nummer}.${line.volgnummer}`);
  const query = search.toString();
  if (withEigenRisico)
    return query ? `${zorgkostenWithEigenRisico}&${query}` : zorgkostenWithEigenRisico;
  return query === '' ? pages.zorgkosten.path : `${pages.zorgkosten.path}?${query}`;
}
