import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { required } from '../../api/response.ts';
import { parseChoice } from './choice.ts';
import { zorgkostenOperation } from './zorgkosten.operations.ts';

/** A care cost line; cents. */
export type Zorgkosten = NonNullable<ResultOf<typeof zorgkostenOperation>['zorgkosten']>[number];

/**
 * Fetches what care cost for the person and year that the address asks for; without those the viewer's
 * own, this year.
 * @throws ApiError
 */
export async function getZorgkosten({ request, search }: LoaderRequest) {
  const { person, year } = parseChoice(search);
  const values = { relatienummer: person ?? null, jaar: year ?? null };
  const response = await request(zorgkostenOperation, values);
  return {
    lines: required(response, 'zorgkosten'),
    self: response.data.relatie?.relatieNummer,
    people: response.data.verzekerden?.verzekerden ?? [],
  };
}
