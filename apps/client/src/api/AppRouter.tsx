import { createContext } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** The router of this document, for uses that React Router has no hook for; undefined on the server. */
export const AppRouterContext = createContext<DataRouter | undefined>(undefined);

/** Renders the current route of the router. */
export function AppRouter({ router }: { readonly router: DataRouter }) {
  return (
    <AppRouterContext value={router}>
      <RouterProvider router={router} />
    </AppRouterContext>
  );
}
