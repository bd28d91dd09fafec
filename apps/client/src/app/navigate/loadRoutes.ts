import { matchRoutes, type RouteObject } from 'react-router';

const lazyRoutesAt = (routes: RouteObject[], path: string): RouteObject[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);

async function modulesOf({ lazy }: RouteObject) {
  return typeof lazy === 'function' ? lazy() : undefined;
}

/** Fetches the modules of a path's routes, so that a navigation there need not wait for them. */
export async function preloadRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(lazyRoutesAt(routes, path).map(modulesOf));
}

/**
 * Fetches the modules of a path's lazy routes and merges them into the routes, as React Router documents it for
 * hydration: React then finds the components with which the server rendered.
 */
export async function resolveRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    lazyRoutesAt(routes, path).map(async (route) => {
      Object.assign(route, await modulesOf(route), { lazy: undefined });
    }),
  );
}
