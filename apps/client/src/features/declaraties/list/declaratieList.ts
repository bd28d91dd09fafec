import type { ResultOf } from 'gql.tada';
import { required } from '../../../api/response.ts';
import type { LoaderRequest } from '../../../api/createLoader.ts';
import { declaratieListOperation } from '../declaraties.operations.ts';
import type { DeclaratieInRow } from '../declaraties.fragments.ts';
import { pageRanges, type Filters, parseFilters } from './filters.ts';

/** What the claim list shows. */
export interface ListData {
  readonly filters: Filters;
  readonly declaraties: readonly DeclaratieInRow[];
  /** How many match; null where the insurer does not tell. */
  readonly totaal: number | null;
  /** Who can be chosen; empty when that could not be asked. */
  readonly people: readonly Verzekerde[];
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

function peopleOf(response: ListResponse | undefined): ListData['people'] {
  return response?.data.verzekerden?.verzekerden ?? [];
}

/**
 * Fetches the claims that the address asks for: one request for up to a hundred rows.
 * @throws ApiError
 */
export async function getDeclaratieList(request: LoaderRequest): Promise<ListData> {
  const filters = parseFilters(request.search);
  const responses = await Promise.all(
    pageRanges(filters.show).map((page) => fetchPage(request, filters, page)),
  );
  const lists = responses.map((response) => required(response, 'declaraties'));
  return {
    filters,
    declaraties: lists.flatMap(({ declaraties }) => declaraties),
    totaal: lists[0]?.totaal ?? null,
    people: peopleOf(responses[0]),
  };
}
