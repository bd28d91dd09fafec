import { isStopped } from '../../api/graphql.ts';
import { savesData } from '../../platform/savesData.ts';
import { quietly } from '../../platform/oldBuild.ts';
import type { RouteObject } from 'react-router';
import { preloadRoutes } from './loadRoutes.ts';
import { isNavigating } from './navigating.ts';

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
  if (savesData()) return;
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
