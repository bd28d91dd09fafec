import { trust } from '@mijn/domain/trust';
import type { ComponentType, ContextType, ReactNode } from 'react';
import {
  type DataRouter,
  type RouteObject,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
} from 'react-router';
import { AppRouter } from './AppRouter.tsx';
import { createMemoryRouter } from './memoryRouter.testing.tsx';

interface OnPage extends Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  /** What its loader brought. */
  readonly data: unknown;
  /** `/` unless told. */
  readonly address?: string;
}

// The same as at the outermost place, where React Router's own default is nothing.
const noLocation = trust<ContextType<typeof UNSAFE_LocationContext>>(null);
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/** The screens of a router of the test's own, which begins below that of the test's frame; only for tests. */
export function onRouter(router: DataRouter): ReactNode {
  return (
    <UNSAFE_LocationContext value={noLocation}>
      <UNSAFE_RouteContext value={noRoute}>
        <AppRouter router={router} />
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
}

/** A whole page at its address, with what its loader brought, for `show`, `words` and `mount`; only for tests. */
export function onPage(Page: ComponentType, { data, address, ...work }: OnPage): ReactNode {
  const route = { id: 'page', path: '*', Component: Page, loader: () => data, ...work };
  return onRouter(createMemoryRouter([route], { loaderData: { page: data } }, address));
}
