import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { required } from '../../api/response.ts';
import { parseCareChoice } from '../../help/careChoice/careChoice.ts';
import { zorggebruikOperation } from './zorggebruik.operations.ts';

/** A budget with its use; cents, or treatments with `volumeEenheid` Aantal. */
export type Zorggebruik = NonNullable<ResultOf<typeof zorggebruikOperation>['zorggebruik']>[number];

export type Subverstrekking = Zorggebruik['subverstrekkingen'][number];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Limits a budget of several kinds of care to the own maxima of a single person, because more than all of
 * those together can never be used. A budget of several people stays as it is.
 */
export function asOnesOwn(budget: Zorggebruik): Zorggebruik {
  const { subverstrekkingen: parts, verzekerdeGebruiken: shares } = budget;
  const { totaal, gebruikt, resterend } = budget;
  if (parts.length === 0 || shares.length !== 1) return budget;
  if (totaal === null || gebruikt === null || resterend === null) return budget;
  const told = parts.flatMap((part) =>
    part.totaal === null || part.gebruikt === null || part.resterend === null
      ? []
      : [{ totaal: part.totaal, gebruikt: part.gebruikt, resterend: part.resterend }],
  );
  // Incomplete parts say nothing about the rest.
  if (told.length < parts.length || sum(told.map((part) => part.gebruikt)) !== gebruikt)
    return budget;
  const left = Math.min(resterend, sum(told.map((part) => part.resterend)));
  return {
    ...budget,
    totaal: Math.min(totaal, sum(told.map((part) => part.totaal))),
    resterend: left,
    isResterendBruikbaar: left === 0 ? false : budget.isResterendBruikbaar,
  };
}

/**
 * Loads the budgets for the person and year in the address; by default the viewer's own, this year.
 * @throws ApiError
 */
export async function getZorggebruik({ request, search }: LoaderRequest) {
  const { person, year } = parseCareChoice(search);
  const values = { relatienummer: person ?? null, jaar: year ?? null };
  const response = await request(zorggebruikOperation, values);
  return {
    budgets: required(response, 'zorggebruik').map(asOnesOwn),
    self: response.data.relatie?.relatieNummer,
    withVergoedingen: response.data.relatie?.toontVergoedingen ?? false,
    people: response.data.verzekerden?.verzekerden ?? [],
  };
}
