import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import type { Language } from '@mijn/domain/language';
import type { HydrationState, LoaderFunctionArgs } from 'react-router';
import { argsFor, environment } from './loading.testing.ts';
import { anywhere } from './memoryRouter.testing.tsx';

/**
 * Returns the loader data of a page for this answer of the insurer. `show`, `words` and `mount` render the
 * page's component with it.
 */
export async function loadPage(
  loader: (args: LoaderFunctionArgs) => Promise<unknown>,
  response: GraphqlResponse,
  language: Language = 'nl',
  address = '/',
): Promise<HydrationState> {
  const value = await loader(
    argsFor(address, { ...environment, language, graphql: async () => response }),
  );
  return { loaderData: { [anywhere]: value } };
}
