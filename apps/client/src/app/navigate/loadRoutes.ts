import { matchRoutes, type RouteObject } from 'react-router';

const lazyRoutesAt = (routes: RouteObject[], path: string): RouteObject[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);

async function modulesOf({ lazy }: RouteObject) {
  return typeof lazy === 'function' ? lazy() : undefined;
}

/** Loads the modules of a path's routes ahead, so that a navigation there does not wait for them. */
export async function preloadRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(lazyRoutesAt(routes, path).map(modulesOf));
}

/**
 * Loads the modules of a path's lazy routes and merges them into the routes, as React Router documents it
 * for hydration, so that React finds the components that the server rendered with.
 */
export async function resolveRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    lazyRoutesAt(routes, path).map(async (route) => {
      Object.assign(route, await modulesOf(route), { lazy: undefined });
    }),
  );
}
