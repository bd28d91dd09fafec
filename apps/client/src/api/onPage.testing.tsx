import type { ComponentType, ReactNode } from 'react';
import { DepthContext } from '../router/contexts.ts';
import { createMemoryHistory } from '../router/memory.testing.tsx';
import type { Route } from '../router/route.ts';
import { Router } from '../router/Router.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';

interface OnPage extends Pick<Route, 'loader' | 'shouldRevalidate'> {
  /** What its loader brought. */
  readonly data: unknown;
  /** `/` unless told. */
  readonly address?: string;
}

/** A whole page at its address, with what its loader brought, for `show`, `words` and `mount`; only for tests. */
export function onPage(Page: ComponentType, { data, address, ...work }: OnPage): ReactNode {
  const route = { id: 'page', path: '*', Component: Page, ...work };
  const router = new Router({
    routes: [route],
    history: createMemoryHistory(address),
    context: {},
    data: { loaderData: { page: data } },
  });
  return (
    // Its routes begin here, and not below those that the test's own frame has.
    <DepthContext value={-1}>
      <RouterProvider router={router} />
    </DepthContext>
  );
}
