import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router';
import { preloadNext } from './preloadNext.ts';

// On a busy machine a browser is idle only after seconds, each time anew.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page with links, and a router that shows it. */
function open(links: readonly string[]) {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  for (const href of links) root.appendChild(document.createElement('a')).href = href;
  const fetched: string[] = [];
  const page = (path: string): RouteObject => ({
    id: path,
    path,
    lazy: () => {
      fetched.push(path);
      return path === '/broken' ? Promise.reject(new Error('gone')) : Promise.resolve({});
    },
  });
  const routes = ['/first', '/broken', '/second', '/third'].map(page);
  const listeners: (() => void)[] = [];
  const router = {
    state: { location: {} },
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
  const show = () => {
    router.state = { location: {} };
    for (const listener of listeners) listener();
  };
  preloadNext(routes, router);
  return { root, fetched, show };
}

it('fetches what the page links to, one after the other, and gets over what is gone', async () => {
  const { fetched } = open([
    '/first',
    '/broken',
    '/second?filter=1',
    'https://elders.example/third',
  ]);
  expect(fetched).toEqual([]);
  await expect.poll(() => fetched).toEqual(['/first', '/broken', '/second']);
});

it('looks again when another page has come', async () => {
  const { root, fetched, show } = open(['/first']);
  await expect.poll(() => fetched).toEqual(['/first']);
  root.appendChild(document.createElement('a')).href = '/third';
  show();
  await expect.poll(() => fetched.at(-1)).toBe('/third');
});
