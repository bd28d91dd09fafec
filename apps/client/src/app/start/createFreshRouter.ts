import { contextOf, type Environment } from '../../api/environment.ts';
import { graphqlInBrowser } from '../../api/graphql.ts';
import { createBrowserHistory } from '../../router/history.ts';
import { addressOf, urlOf } from '../../router/addresses.ts';
import { matchRoutes } from '../../router/matchRoutes.ts';
import { Redirect } from '../../router/outcomes.ts';
import { Router } from '../../router/Router.ts';
import { runLoaders } from '../../router/runRoutes.ts';
import { loadLazyScreens } from '../lazyScreens.ts';
import { watchNavigation } from '../navigate/navigating.ts';
import { routes } from '../routes.tsx';

/**
 * Makes the router of a document that the server rendered nothing in: asks for the first screen here.
 * @returns undefined where that leads to another document
 */
export async function createFreshRouter(environment: Environment): Promise<Router | undefined> {
  const context = contextOf({ ...environment, graphql: graphqlInBrowser, onServer: false });
  const history = createBrowserHistory();
  const { location: here } = history.current();
  const { signal } = new AbortController();
  const matches = matchRoutes(routes, here.pathname);
  const [data] = await Promise.all([
    runLoaders(matches, { url: urlOf(addressOf(here)), signal, context }),
    loadLazyScreens(),
  ]);
  if (data instanceof Redirect) {
    location.replace(data.to);
    return undefined;
  }
  const router = new Router({ routes, history, context, data });
  watchNavigation(router);
  return router;
}
