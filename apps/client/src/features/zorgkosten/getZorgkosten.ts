import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { part, required } from '../../api/response.ts';
import { parseChoice } from './choice.ts';
import { zorgkostenOperation } from './zorgkosten.operations.ts';

/** A care cost line; cents. */
export type Zorgkosten = NonNullable<ResultOf<typeof zorgkostenOperation>['zorgkosten']>[number];

/** What the loader of care costs gives. */
export type ZorgkostenData = Awaited<ReturnType<typeof getZorgkosten>>;

/**
 * Fetches what care cost for the person and year that the address asks for; without those the viewer's
 * own, this year.
 * @throws ApiError
 */
export async function getZorgkosten({ request, search }: LoaderRequest) {
  const { person, year, withYearBefore, asOverview } = parseChoice(search);
  const response = await request(zorgkostenOperation, {
    relatienummer: person ?? null,
    jaar: year ?? null,
    before: year === undefined ? null : year - 1,
    compare: withYearBefore && year !== undefined,
    overview: asOverview,
  });
  return {
    lines: required(response, 'zorgkosten'),
    // Null where nobody asked, or it could not be told.
    before: response.data.before ?? null,
    facturen: response.data.facturen ?? null,
    eigenRisico: part(response, 'eigenRisico'),
    isUnknownThisYear: response.data.relatie?.eigenRisicoOnbekend === true,
    self: response.data.relatie?.relatieNummer,
    people: response.data.verzekerden?.verzekerden ?? [],
  };
}
