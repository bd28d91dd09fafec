import type { Route, RouteMatch, RouteModule } from './route.ts';

const loaded = new WeakMap<Route, RouteModule>();
const underWay = new WeakMap<Route, Promise<RouteModule>>();

/** What a route is made of, as far as it has come. */
export function moduleOf(route: Route): RouteModule {
  return loaded.get(route) ?? route;
}

/** Fetches what a route is made of, once; where that fails, the next call tries again. */
export async function loadModule(route: Route): Promise<RouteModule> {
  const { lazy } = route;
  if (!lazy || loaded.has(route)) return moduleOf(route);
  const fetching =
    underWay.get(route) ??
    lazy().then(
      (module) => {
        const whole = { ...module, ...route };
        loaded.set(route, whole);
        return whole;
      },
      (error: unknown) => {
        underWay.delete(route);
        throw error;
      },
    );
  underWay.set(route, fetching);
  return fetching;
}

/** Fetches what these routes are made of. */
export async function loadModules(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(matches.map(({ route }) => loadModule(route)));
}
