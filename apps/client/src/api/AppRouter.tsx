import { createContext } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** The router of this document, for what React Router has no hook for; none on the server. */
export const AppRouterContext = createContext<DataRouter | undefined>(undefined);

/** Draws what the router shows. */
export function AppRouter({ router }: { readonly router: DataRouter }) {
  return (
    <AppRouterContext value={router}>
      <RouterProvider router={router} />
    </AppRouterContext>
  );
}
