import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import type { Language } from '@mijn/domain/language';
import { urlOf } from '../router/addresses.ts';
import { routeOf } from '../router/memory.testing.tsx';
import type { PageData, RouteRequest } from '../router/route.ts';
import { contextOf } from './environment.ts';
import { environment } from './loading.testing.ts';

/**
 * What the loader of a page brings when the insurer answers this: with it `show`, `words` and `mount` show the page's
 * own component; only for tests.
 */
export async function loadPage(
  loader: (request: RouteRequest) => Promise<unknown>,
  response: GraphqlResponse,
  language: Language = 'nl',
): Promise<PageData> {
  const value = await loader({
    url: urlOf('/'),
    params: {},
    signal: new AbortController().signal,
    context: contextOf({ ...environment, language, graphql: async () => response }),
  });
  return { loaderData: { [routeOf(undefined).id]: value } };
}
