import { isStopped } from '../../api/graphql.ts';
import { savesData } from '../../platform/savesData.ts';
import { quietly } from '../../platform/oldBuild.ts';
import type { RouteObject } from 'react-router';
import { preloadRoutes } from './loadRoutes.ts';
import { isNavigating } from './navigating.ts';

/** How long the page is left to itself before it fetches ahead, in milliseconds. */
const quietMs = 1500;

const isOwn = ({ origin }: HTMLAnchorElement) => origin === location.origin;

/** The addresses of this document's own screens that the page has links to. */
function linkedPaths(): ReadonlySet<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')].filter(isOwn);
  return new Set(links.map(({ pathname }) => pathname));
}

// A browser without the callback gets a pause instead.
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 5000 });
    else setTimeout(resolve, 200);
  });

async function preload(routes: RouteObject[]): Promise<void> {
  for (const path of linkedPaths()) {
    await idle();
    // The person goes on: the line is theirs.
    if (isNavigating() || isStopped()) return;
    await quietly(() => preloadRoutes(routes, path));
  }
}

/** What of a router tells that a page has come. */
interface PageRouter {
  readonly state: { readonly location: object };
  subscribe(listener: () => void): unknown;
}

/**
 * Fetches what the screens one tap away are made of, one after the other, while nothing else happens:
 * then the next screen is one call. Not for who asks to save data.
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
