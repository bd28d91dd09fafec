import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import type { Language } from '@mijn/domain/language';
import type { HydrationState, LoaderFunctionArgs } from 'react-router';
import { argsFor, environment } from './loading.testing.ts';
import { anywhere } from './memoryRouter.testing.tsx';

/**
 * What the loader of a page brings when the insurer answers this: with it `show`, `words` and `mount` show the page's
 * own component; only for tests.
 */
export async function loadPage(
  loader: (args: LoaderFunctionArgs) => Promise<unknown>,
  response: GraphqlResponse,
  language: Language = 'nl',
): Promise<HydrationState> {
  const value = await loader(
    argsFor('/', { ...environment, language, graphql: async () => response }),
  );
  return { loaderData: { [anywhere]: value } };
}
