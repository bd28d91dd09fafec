import { formFields } from '@mijn/domain/postedForm';
import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { type Part, part, required } from '../../../api/response.ts';
import { parseCareChoice } from '../../../help/careChoice/careChoice.ts';
import { voorafOperation, vooruitOperation } from './vooruit.operations.ts';
import { planForm, toEuros } from './planForm.ts';

/** Own risk by the end of the year; cents. */
export type Forecast = NonNullable<ResultOf<typeof vooruitOperation>['eigenRisicoVerwachting']>;

/** The assessment of care that the person has not had yet; cents. */
export type Planned = NonNullable<ResultOf<typeof voorafOperation>['vooraf']>;

/** The loader data of the page. */
export type VooruitData = Awaited<ReturnType<typeof getVooruit>>;

// Without script the form is posted to the page itself, so that no value is in an address.
async function getPlanned({
  request,
  environment: { posted, language },
}: Pick<LoaderRequest, 'request' | 'environment'>): Promise<Part<Planned> | null> {
  const fields = posted?.fields;
  if (posted?.isEarlier || fields?.get(formFields.name) !== planForm.name) return null;
  const bedrag = toEuros(fields.get(planForm.bedrag) ?? '', language);
  if (bedrag === undefined) return null;
  const response = await request(voorafOperation, {
    relatienummer: fields.get(planForm.person) || null,
    zorgsoort: fields.get(planForm.zorgsoort) ?? '',
    bedrag,
  });
  return part(response, 'vooraf');
}

/**
 * Fetches the forecast of this year for the person in the address, by default the viewer, and the outcome of a posted
 * calculation.
 * @throws ApiError
 */
export async function getVooruit({ request, search, environment }: LoaderRequest) {
  const { person } = parseCareChoice(search);
  const [response, planned] = await Promise.all([
    request(vooruitOperation, { relatienummer: person ?? null }),
    getPlanned({ request, environment }),
  ]);
  const lines = required(response, 'zorgkosten');
  // An insurer with only the core has no forecast.
  const forecast = response.data.eigenRisicoVerwachting ?? null;
  return {
    self: response.data.relatie?.relatieNummer,
    people: response.data.verzekerden?.verzekerden ?? [],
    hasVoluntary: (response.data.eigenRisico?.vrijwilligBedrag ?? 0) > 0,
    forecast,
    planned,
    // Nothing can be calculated for somebody whose care is hidden from the viewer (ADR 0038).
    isHidden:
      lines.some(({ zorgsoort }) => zorgsoort === null) ||
      forecast?.redenen.includes('afgeschermd') === true,
  };
}
