import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import { keepShown } from '../../api/background.ts';
import { contextOf, type Environment } from '../../api/environment.ts';
import { graphqlInBrowser } from '../../api/graphql.ts';
import { watchNavigation } from '../navigate/navigating.ts';
import { routes } from '../routes.tsx';

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
