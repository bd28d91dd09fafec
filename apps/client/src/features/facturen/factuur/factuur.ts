import type { ResultOf } from 'gql.tada';
import type { factuurOperation } from './factuur.operations.ts';

/** An invoice as its page shows it (§3); amounts in integer cents, dates `yyyy-mm-dd`. */
export type Factuur = NonNullable<ResultOf<typeof factuurOperation>['factuur']>;

export type FactuurOf<T extends Factuur['soort']> = Extract<Factuur, { soort: T }>;

export type RisicoVerzekerde = FactuurOf<'RisicoFactuur'>['verzekerden'][number];

export type RisicoLine = RisicoVerzekerde['regels'][number];

// Returns a month, or the first and the last of several, in the notation of the list.
function monthsOf(
  lines: readonly {
    readonly periode: { readonly datumIngang: string; readonly datumEinde: string };
  }[],
): string | null {
  const months = lines
    .flatMap(({ periode }) => [periode.datumIngang, periode.datumEinde])
    .map((day) => day.slice(0, 7))
    .toSorted();
  const [first] = months;
  const last = months.at(-1);
  return first === undefined || first === last ? (first ?? null) : `${first}/${last}`;
}

/** Returns the months or years of an invoice, derived from its lines; null without any. */
export function periodFrom(factuur: Factuur): string | null {
  if (factuur.soort === 'PremieFactuur') return monthsOf(factuur.premieRegels);
  if (factuur.soort === 'RisicoPeriodeFactuur') return monthsOf(factuur.regels);
  if (factuur.soort === 'RisicoFactuur') {
    const years = factuur.verzekerden
      .flatMap(({ regels }) => regels.map(({ datum }) => datum.slice(0, 4)))
      .toSorted();
    const [first = null, last = null] = [years[0], years.at(-1)];
    return first === last ? first : `${first}/${last}`;
  }
  return factuur.eindafrekeningen[0]?.jaarRegeling.toString() ?? null;
}
