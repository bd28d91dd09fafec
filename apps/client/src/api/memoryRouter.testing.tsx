import type { ReactNode } from 'react';
import {
  createMemoryRouter as createReactRouter,
  type DataRouter,
  type HydrationState,
  parsePath,
  type RouteObject,
} from 'react-router';
import { keepShown } from './revalidation.ts';
import { contextOf, type LoaderEnvironment } from './environment.ts';
import { environment as usual } from './loading.testing.ts';

/** Creates a router over these routes with a history in memory. */
export function createMemoryRouter(
  routes: RouteObject[],
  hydrationData: HydrationState = { loaderData: {} },
  address = '/',
  environment: LoaderEnvironment = { ...usual, onServer: false },
): DataRouter {
  const router: DataRouter = createReactRouter(routes, {
    hydrationData,
    // The key marks a screen that was navigated to, not the first one of a document.
    initialEntries: [{ ...parsePath(address), key: 'come-to' }],
    getContext: () => contextOf(environment),
    dataStrategy: keepShown(() => router),
  });
  return router;
}

export const anywhere = '*';

/** Returns a route that shows this content, at every address or at one. */
export function routeOf(content: ReactNode, path = anywhere): RouteObject {
  return { id: path, path, Component: () => content };
}
