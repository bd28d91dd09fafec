import type { Location } from './route.ts';

/** Where in the app: a `Location` that is no entry of the history yet. */
export type Place = Omit<Location, 'key'>;

/** The address of a place, as links and the history have it. */
export function addressOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash;
}

/** The URL of a place. Appended, never resolved: `//elsewhere` stays a path. */
export function urlOf(address: string): URL {
  return new URL(`http://app.invalid${address}`);
}

/**
 * The place that a link leads to: an address from the root on, or one of the same page (`?…`, `#…`,
 * `.` and `.?…`; empty for the page itself).
 */
export function placeOf(to: string, { pathname }: Pick<Location, 'pathname'>): Place {
  const url = urlOf(to.startsWith('/') ? to : pathname + to.replace(/^\./, ''));
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** Whether only the place on the page differs: such a change asks nothing. */
export function isHashChange(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}
