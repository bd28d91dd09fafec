import type { ReactNode } from 'react';
import { placeOf } from './addresses.ts';
import type { Entry, RouterHistory } from './history.ts';
import type { PageData, Route } from './route.ts';
import { Router } from './Router.ts';

const entryAt = (address: string, index: number, before?: string): Entry => ({
  location: { ...placeOf(address, { pathname: '/' }), key: `entry-${index}` },
  index,
  before,
});

/** A history that is no browser's: only for tests. */
export function createMemoryHistory(start = '/'): RouterHistory {
  const listeners: (() => void)[] = [];
  let entries = [entryAt(start, 0)];
  let at = 0;
  const current = () => entries[at] ?? entryAt(start, 0);
  return {
    current,
    number: () => undefined,
    write: (way, place, _state, before) => {
      if (way === 'push') at += 1;
      entries = [...entries.slice(0, at), { location: place, index: at, before }];
      return at;
    },
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      for (const listener of listeners) listener();
    },
    listen: (listener) => listeners.push(listener),
    height: () => 0,
    leave: () => undefined,
  };
}

const noData: PageData = { loaderData: {} };

/** A router over these routes that no browser knows of: only for tests. */
export function createMemoryRouter(
  routes: readonly Route[],
  data = noData,
  start?: string,
): Router {
  return new Router({ routes, history: createMemoryHistory(start), context: {}, data });
}

/** A route that shows this, at every address or at one; only for tests. */
export function routeOf(content: ReactNode, path = '*'): Route {
  return { id: path, path, Component: () => content };
}
