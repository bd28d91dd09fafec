import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router';
import { preloadNext } from './preload.ts';

// A browser on a busy machine is idle only after seconds.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

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

it('loads the linked pages one after the other, and gets over a missing one', async () => {
  const { fetched } = open([
    '/first',
    '/broken',
    '/second?filter=1',
    'https://elders.example/third',
  ]);
  expect(fetched).toEqual([]);
  await expect.poll(() => fetched).toEqual(['/first', '/broken', '/second']);
});

it('looks for links again after a navigation', async () => {
  const { root, fetched, show } = open(['/first']);
  await expect.poll(() => fetched).toEqual(['/first']);
  root.appendChild(document.createElement('a')).href = '/third';
  show();
  await expect.poll(() => fetched.at(-1)).toBe('/third');
});
