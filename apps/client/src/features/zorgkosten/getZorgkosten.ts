import { formFields } from '@mijn/domain/postedForm';
import type { ResultOf } from 'gql.tada';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { type Part, part, required } from '../../api/response.ts';
import { parseChoice } from './choice.ts';
import { planForm, toEuros } from './ahead/planForm.ts';
import { voorafOperation, zorgkostenOperation } from './zorgkosten.operations.ts';

/** A care cost line; cents. */
export type Zorgkosten = NonNullable<ResultOf<typeof zorgkostenOperation>['zorgkosten']>[number];

/** What the loader of care costs gives. */
export type ZorgkostenData = Awaited<ReturnType<typeof getZorgkosten>>;

/** What own risk will be by the end of the year; cents. */
export type Forecast = NonNullable<ResultOf<typeof zorgkostenOperation>['eigenRisicoVerwachting']>;

/** What the engine makes of care that is only thought of; cents. */
export type Planned = NonNullable<ResultOf<typeof voorafOperation>['vooraf']>;

/** What is behind a line; cents. */
export type BehindLine = NonNullable<ResultOf<typeof zorgkostenOperation>['zorgkostenRegel']>;

// Before script the form is posted to the page, which answers it itself: its words stand in no address.
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
 * Fetches what care cost for the person and year that the address asks for; without those the viewer's
 * own, this year.
 * @throws ApiError
 */
export async function getZorgkosten({ request, search, environment }: LoaderRequest) {
  const { person, year, withYearBefore, asOverview, line } = parseChoice(search);
  const chosen = line ?? { nummer: '', volgnummer: 0 };
  const explains = line !== undefined;
  const compare = withYearBefore && year !== undefined;
  const [response, planned] = await Promise.all([
    request(zorgkostenOperation, {
      relatienummer: person ?? null,
      jaar: year ?? null,
      before: year === undefined ? null : year - 1,
      compare,
      overview: asOverview,
      ...chosen,
      explains,
    }),
    getPlanned({ request, environment }),
  ]);
  return {
    lines: required(response, 'zorgkosten'),
    // Null where nobody asked.
    before: compare ? part(response, 'before') : null,
    facturen: asOverview ? part(response, 'facturen') : null,
    eigenRisico: part(response, 'eigenRisico'),
    isUnknownThisYear: response.data.relatie?.eigenRisicoOnbekend === true,
    self: response.data.relatie?.relatieNummer,
    withPdf: response.data.relatie?.documentSoorten.includes('jaaroverzicht') ?? false,
    people: response.data.verzekerden?.verzekerden ?? [],
    // An insurer with only the core tells none.
    forecast: response.data.eigenRisicoVerwachting ?? null,
    planned,
    behind: explains ? part(response, 'zorgkostenRegel') : null,
  };
}
