import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { required } from '../../api/response.ts';
import { parseCareChoice } from '../../help/careChoice/careChoice.ts';
import { zorggebruikOperation } from './zorggebruik.operations.ts';

/** A budget with what was used of it; cents, or treatments with `volumeEenheid` Aantal. */
export type Zorggebruik = NonNullable<ResultOf<typeof zorggebruikOperation>['zorggebruik']>[number];

/** A part of such a budget. */
export type Subverstrekking = Zorggebruik['subverstrekkingen'][number];

/**
 * Fetches the budgets of the person and year that the address asks for; without those the viewer's own,
 * this year.
 * @throws ApiError
 */
export async function getZorggebruik({ request, search }: LoaderRequest) {
  const { person, year } = parseCareChoice(search);
  const values = { relatienummer: person ?? null, jaar: year ?? null };
  const response = await request(zorggebruikOperation, values);
  return {
    budgets: required(response, 'zorggebruik'),
    self: response.data.relatie?.relatieNummer,
    people: response.data.verzekerden?.verzekerden ?? [],
  };
}
