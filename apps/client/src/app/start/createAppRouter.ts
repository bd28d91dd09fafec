import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import { keepShown } from '../../api/revalidation.ts';
import { contextOf, type Environment } from '../../api/environment.ts';
import { graphqlInBrowser } from '../../api/graphql.ts';
import { watchNavigation } from '../navigate/navigating.ts';
import { routes } from '../routes.tsx';
import { requiredLogin } from '../../api/returnPath.ts';

/**
 * Creates the router of this document.
 * @param hydrationData the data in the document; without it the router runs the loaders of the first screen
 * itself
 */
export function createAppRouter(
  environment: Environment,
  hydrationData?: HydrationState,
): DataRouter {
  const loaderEnvironment = { ...environment, graphql: graphqlInBrowser, onServer: false };
  const router: DataRouter = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    getContext: () => contextOf(loaderEnvironment),
    dataStrategy: keepShown(() => router),
  });
  watchNavigation(router);
  return router;
}

const isInitialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });

/**
 * Creates the router of a document that was not rendered on the server: it loads the first screen here.
 * Resolves when that is loaded, and never when it redirects to another document.
 */
export async function createFreshRouter(environment: Environment): Promise<DataRouter> {
  const { pathname, search, hash } = location;
  const login = requiredLogin(pathname + search + hash, environment.loggedIn);
  if (login !== undefined) {
    // Replaces this document in the history, because it only redirects.
    location.replace(login);
    return new Promise(() => {});
  }
  const router = createAppRouter(environment);
  await isInitialized(router);
  return router;
}
