import { matchRoutes, type RouteObject } from 'react-router';
import { isStopped } from '../../api/graphql.ts';
import { quietly } from '../../platform/oldBuild.ts';
import { isNavigating } from './navigating.ts';

const lazyRoutesAt = (routes: RouteObject[], path: string): RouteObject[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);

async function modulesOf({ lazy }: RouteObject) {
  return typeof lazy === 'function' ? lazy() : undefined;
}

/** Loads the modules of a path's routes ahead, so that a navigation there does not wait for them. */
async function preloadRoutes(routes: RouteObject[], path: string): Promise<void> {
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

/** The Network Information API (Chromium only). */
interface Connection {
  /** `slow-2g`, `2g`, `3g` or `4g`, by latency and throughput. */
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Time that the page is left alone before it loads ahead, in milliseconds. */
const quietMs = 1500;

const isOwn = ({ origin }: HTMLAnchorElement) => origin === location.origin;

function linkedPaths(): ReadonlySet<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')].filter(isOwn);
  return new Set(links.map(({ pathname }) => pathname));
}

// A browser without requestIdleCallback gets a pause instead.
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 5000 });
    else setTimeout(resolve, 200);
  });

async function preload(routes: RouteObject[]): Promise<void> {
  for (const path of linkedPaths()) {
    await idle();
    // A navigation by the person takes precedence.
    if (isNavigating() || isStopped()) return;
    await quietly(() => preloadRoutes(routes, path));
  }
}

interface PageRouter {
  readonly state: { readonly location: object };
  subscribe(listener: () => void): unknown;
}

/**
 * Loads the code of the linked screens, one after the other, while nothing else happens, so that the next
 * screen takes one call. Not with data saving.
 */
export function preloadNext(routes: RouteObject[], router: PageRouter): void {
  if (navigator.connection?.saveData === true) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: object | undefined;
  const plan = () => {
    const { location } = router.state;
    if (location === shown) return;
    shown = location;
    clearTimeout(timer);
    timer = setTimeout(() => void preload(routes), quietMs);
  };
  plan();
  router.subscribe(plan);
}
