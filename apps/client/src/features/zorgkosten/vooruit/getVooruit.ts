import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { required } from '../../../api/response.ts';
import { parseCareChoice } from '../../../help/careChoice/careChoice.ts';
import { vooruitOperation } from './vooruit.operations.ts';

/** Own risk by the end of the year; cents. */
export type Forecast = NonNullable<ResultOf<typeof vooruitOperation>['eigenRisicoVerwachting']>;

/** The loader data of the page. */
export type VooruitData = Awaited<ReturnType<typeof getVooruit>>;

/**
 * Fetches the forecast of this year for the person in the address, by default the viewer.
 * @throws ApiError
 */
export async function getVooruit({ request, search }: LoaderRequest) {
  const { person } = parseCareChoice(search);
  const response = await request(vooruitOperation, { relatienummer: person ?? null });
  required(response, 'zorgkosten');
  return {
    self: response.data.relatie?.relatieNummer,
    withVergoedingen: response.data.relatie?.toontVergoedingen ?? false,
    people: response.data.verzekerden?.verzekerden ?? [],
    hasVoluntary: (response.data.eigenRisico?.vrijwilligBedrag ?? 0) > 0,
    // An insurer with only the core has no forecast.
    forecast: response.data.eigenRisicoVerwachting ?? null,
  };
}
