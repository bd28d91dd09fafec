import { vi } from 'vitest';
import { createMemoryHistory } from './memory.testing.tsx';
import type { PageData, Route, RouteRequest } from './route.ts';
import { Router } from './Router.ts';

interface Asked {
  readonly id: string;
  readonly request: RouteRequest;
}

/** Routes whose loaders note that they were asked, and a router at `/first`. */
export function open(
  overrides: Readonly<Record<string, Partial<Route>>> = {},
  draws = true,
  more: Partial<PageData> = {},
) {
  const asked: Asked[] = [];
  const route = (id: string, path?: string): Route => ({
    id,
    ...(path && { path }),
    ...(!overrides[id]?.lazy && {
      loader: (request) => {
        asked.push({ id, request });
        return `${id} ${asked.length}`;
      },
    }),
    ErrorBoundary: () => null,
    ...overrides[id],
  });
  const pages = [route('first', '/first'), route('second', '/second'), route('one', '/one/:id')];
  const routes = [{ ...route('root'), shouldRevalidate: () => false, children: pages }];
  const history = createMemoryHistory('/first');
  const leave = vi.spyOn(history, 'leave');
  const data = { loaderData: { root: 'r', first: 'f' }, ...more };
  const router = new Router({ routes, history, context: {}, data });
  // What is shown is drawn at once.
  if (draws) router.subscribe(() => router.arrive(router.state.page));
  const shown = () => {
    const { location, loaderData, errors } = router.state.page;
    return { address: location.pathname + location.search + location.hash, loaderData, errors };
  };
  return { router, history, leave, asked, ids: () => asked.map(({ id }) => id), shown };
}
