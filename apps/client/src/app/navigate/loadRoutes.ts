import { matchRoutes, type RouteObject } from 'react-router';

const lazyRoutesAt = (routes: RouteObject[], path: string): RouteObject[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);

async function modulesOf({ lazy }: RouteObject) {
  return typeof lazy === 'function' ? lazy() : undefined;
}

/** Fetches what the routes of a path are made of, so that a way there need not wait for it. */
export async function fetchRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(lazyRoutesAt(routes, path).map(modulesOf));
}

/**
 * Fetches what the routes of a path are made of, and makes them routes that are not lazy any more: what the server
 * drew with them can be taken over at once.
 */
export async function resolveRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    lazyRoutesAt(routes, path).map(async (route) => {
      Object.assign(route, await modulesOf(route), { lazy: undefined });
    }),
  );
}
