import { unsafeAssertType } from '@mijn/domain/values';
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
  readonly data: unknown;
  /** Defaults to `/`. */
  readonly address?: string;
}

// Resets the location to that of the outermost place, for which React Router has no default.
const noLocation = unsafeAssertType<ContextType<typeof UNSAFE_LocationContext>>(null);
const noRoute = { outlet: null, matches: [], isDataRoute: false };

/** Renders a router of the test's own inside the router of the test's frame. */
export function onRouter(router: DataRouter): ReactNode {
  return (
    <UNSAFE_LocationContext value={noLocation}>
      <UNSAFE_RouteContext value={noRoute}>
        <AppRouter router={router} />
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
}

/** Renders a whole page at its address with its loader data, for `show`, `words` and `mount`. */
export function onPage(Page: ComponentType, { data, address, ...work }: OnPage): ReactNode {
  const route = { id: 'page', path: '*', Component: Page, loader: () => data, ...work };
  return onRouter(createMemoryRouter([route], { loaderData: { page: data } }, address));
}
