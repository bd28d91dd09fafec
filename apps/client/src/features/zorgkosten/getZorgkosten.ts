import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { part, required } from '../../api/response.ts';
import { parseChoice } from './choice.ts';
import { zorgkostenOperation } from './zorgkosten.operations.ts';

/** A line of care costs; amounts in cents. */
export type Zorgkosten = NonNullable<ResultOf<typeof zorgkostenOperation>['zorgkosten']>[number];

/** Loader data of care costs. */
export type ZorgkostenData = Awaited<ReturnType<typeof getZorgkosten>>;

/** Explanation of a line; amounts in cents. */
export type BehindLine = NonNullable<ResultOf<typeof zorgkostenOperation>['zorgkostenRegel']>;

/**
 * Loads the care costs of the person and year in the address; by default the viewer's own of this year.
 * @throws ApiError
 */
export async function getZorgkosten({ request, search }: LoaderRequest) {
  const { person, year, withYearBefore, asOverview, line } = parseChoice(search);
  const chosen = line ?? { nummer: '', volgnummer: 0 };
  const explains = line !== undefined;
  const compare = withYearBefore && year !== undefined;
  const response = await request(zorgkostenOperation, {
    relatienummer: person ?? null,
    jaar: year ?? null,
    before: year === undefined ? null : year - 1,
    compare,
    overview: asOverview,
    ...chosen,
    explains,
  });
  return {
    lines: required(response, 'zorgkosten'),
    // Null when it was not requested.
    before: compare ? part(response, 'before') : null,
    facturen: asOverview ? part(response, 'facturen') : null,
    eigenRisico: part(response, 'eigenRisico'),
    isUnknownThisYear: response.data.relatie?.eigenRisicoOnbekend === true,
    self: response.data.relatie?.relatieNummer,
    // An insurer with only the core has nothing to look ahead with.
    withVooruit: response.data.relatie?.toontVergoedingen ?? false,
    withPdf: response.data.relatie?.documentSoorten.includes('jaaroverzicht') ?? false,
    people: response.data.verzekerden?.verzekerden ?? [],
    behind: explains ? part(response, 'zorgkostenRegel') : null,
  };
}
