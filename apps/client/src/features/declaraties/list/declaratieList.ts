import type { ResultOf } from 'gql.tada';
import { type Cents, sumOf } from '@mijn/domain/money';
import { formFields } from '@mijn/domain/postedForm';
import { listFields } from '@mijn/domain/queryFields';
import { ApiError, required } from '../../../api/response.ts';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { declaratieListOperation } from '../declaraties.operations.ts';
import type { DeclaratieInList } from '../declaraties.fragments.ts';
import type { WaitingMoney } from '../waitsForAccount.ts';
import { type Filters, isFiltered, parseFilters, rangeOf, searchForm, recall } from './filters.ts';

export interface ListData {
  readonly filters: Filters;
  readonly declaraties: readonly DeclaratieInList[];
  /** Number of matches; null when the insurer does not tell. */
  readonly totaal: number | null;
  /** Money of judged claims that waits because no account is known, integer cents; 0 when unknown. */
  readonly waiting: Cents;
  /** Those claims, each with its waiting amount. */
  readonly waitingFor: readonly WaitingMoney[];
  /** The people to choose from; empty after a failure. */
  readonly people: readonly Verzekerde[];
  /** Whether the insurer tells how care is covered. */
  readonly withVergoedingen: boolean;
}

type Verzekerde = NonNullable<
  ResultOf<typeof declaratieListOperation>['verzekerden']
>['verzekerden'][number];

type ListResponse = Awaited<ReturnType<typeof fetchPage>>;

function fetchPage(
  { request }: Pick<LoaderRequest, 'request'>,
  filters: Filters,
  page: { readonly limit: number; readonly offset: number },
) {
  return request(declaratieListOperation, {
    ...page,
    zoek: filters.zoek ?? null,
    relatienummer: filters.relatienummer ?? null,
    status: filters.status ?? null,
    jaar: filters.jaar ?? null,
    zorgsoort: filters.zorgsoort ?? null,
  });
}

function peopleOf(response: ListResponse): ListData['people'] {
  return response.data.verzekerden?.verzekerden ?? [];
}

function waitingIn(response: ListResponse): Pick<ListData, 'waiting' | 'waitingFor'> {
  const sums = response.data.tegoeden?.filter(({ soort }) => soort === 'declaratie') ?? [];
  return {
    waiting: sumOf(sums, ({ bedrag }) => bedrag),
    waitingFor: sums.map(({ kenmerk, bedrag }) => ({ kenmerk, bedrag })),
  };
}

// The page itself answers a posted search, so that its words stand in no address.
function filtersOf({ search, environment }: LoaderRequest): Filters {
  const fields = environment.posted?.fields;
  if (fields?.get(formFields.name) === searchForm)
    return parseFilters(fields, fields.get(listFields.search));
  return parseFilters(
    search,
    environment.onServer ? undefined : recall(search.get(listFields.search)),
  );
}

async function listOf(request: LoaderRequest, filters: Filters): Promise<ListData> {
  const response = await fetchPage(request, filters, rangeOf(filters));
  const { declaraties, totaal } = required(response, 'declaraties');
  return {
    filters,
    declaraties,
    totaal: totaal ?? null,
    ...waitingIn(response),
    people: peopleOf(response),
    withVergoedingen: response.data.relatie?.toontVergoedingen ?? false,
  };
}

/**
 * Loads the claims for the address in one request. An insurer without the extension refuses filters, so the
 * whole list is loaded then.
 * @throws ApiError
 */
export async function getDeclaratieList(request: LoaderRequest): Promise<ListData> {
  const filters = filtersOf(request);
  try {
    return await listOf(request, filters);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 400;
    if (!isRefused || !isFiltered(filters)) throw error;
    const all = await listOf(request, {
      show: filters.show,
      ...(filters.page && { page: filters.page }),
    });
    if (all.totaal !== null) throw error;
    return all;
  }
}
