import { formFields } from '@mijn/domain/postedForm';
import { listFields } from '@mijn/domain/queryFields';
import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { type Part, part, required } from '../../../api/response.ts';
import { parseCareChoice } from '../../../help/careChoice/careChoice.ts';
import { planForm, toEuros } from './planForm.ts';
import { vergoedingenOperation, voorafOperation } from './vergoedingen.operations.ts';

type Vergoedingen = NonNullable<ResultOf<typeof vergoedingenOperation>['vergoedingen']>;

/** Cover of one kind of care; cents, or treatments with `volumeEenheid` Aantal. */
export type Vergoeding = Vergoedingen['vergoedingen'][number];

/** Own risk of the person in the year; cents. */
export type EigenRisicoLeft = Vergoedingen['eigenRisico'];

/** The assessment of care that the person has not had yet; cents. */
export type Planned = NonNullable<ResultOf<typeof voorafOperation>['vooraf']>;

/** The loader data of the page. */
export type VergoedingenData = Awaited<ReturnType<typeof getVergoedingen>>;

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
 * Fetches how care is covered for the person in the address, by default the viewer, and the outcome of a posted
 * calculation. Search words stay on the device, or in the posted form.
 * @throws ApiError
 */
export async function getVergoedingen({ request, search, environment }: LoaderRequest) {
  const { person } = parseCareChoice(search);
  const [response, planned] = await Promise.all([
    request(vergoedingenOperation, { relatienummer: person ?? null }),
    getPlanned({ request, environment }),
  ]);
  return {
    ...required(response, 'vergoedingen'),
    self: response.data.relatie?.relatieNummer,
    people: response.data.verzekerden?.verzekerden ?? [],
    planned,
    zoek: environment.posted?.fields.get(listFields.search) ?? '',
  };
}
