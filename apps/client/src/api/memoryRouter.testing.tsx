import type { ReactNode } from 'react';
import {
  createMemoryRouter as createReactRouter,
  type DataRouter,
  type HydrationState,
  parsePath,
  type RouteObject,
} from 'react-router';
import { keepShown } from './background.ts';
import { contextOf, type LoaderEnvironment } from './environment.ts';
import { environment as usual } from './loading.testing.ts';

/** A router over these routes that no browser knows of: only for tests. */
export function createMemoryRouter(
  routes: RouteObject[],
  hydrationData: HydrationState = { loaderData: {} },
  address = '/',
  environment: LoaderEnvironment = { ...usual, onServer: false },
): DataRouter {
  const router: DataRouter = createReactRouter(routes, {
    hydrationData,
    // A screen that was come to, and not the first one of a document.
    initialEntries: [{ ...parsePath(address), key: 'come-to' }],
    getContext: () => contextOf(environment),
    dataStrategy: keepShown(() => router),
  });
  return router;
}

/** The path, and the name, of a route that stands at every address. */
export const anywhere = '*';

/** A route that shows this, at every address or at one; only for tests. */
export function routeOf(content: ReactNode, path = anywhere): RouteObject {
  return { id: path, path, Component: () => content };
}
