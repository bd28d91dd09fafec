import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { DocumentData } from '../api/documentData.ts';
import { graphqlInBrowser } from '../api/graphql.ts';
import { laderOmgeving, type Omgeving, OmgevingContext } from '../api/omgeving.ts';
import { leesEiland } from '../platform/eiland.ts';
import { routes } from './routes.tsx';

function maakContext(omgeving: Omgeving): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(laderOmgeving, { ...omgeving, graphql: graphqlInBrowser, opServer: false });
  return context;
}

// Before hydrating, the lazy routes of this address have to be there, or React would see less than
// the server rendered.
async function laadRoutes(): Promise<void> {
  const geraakt = matchRoutes(routes, location) ?? [];
  await Promise.all(
    geraakt.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { lazy } = route;
      Object.assign(route, await lazy(), { lazy: undefined });
    }),
  );
}

/** Takes over the document that the server rendered. */
export async function startClient(): Promise<void> {
  const wortel = document.getElementById('root');
  if (!wortel) throw new Error('No #root in this document');
  // The island is written by our own server, from the same type.
  const { omgeving, hydratie } = leesEiland() as DocumentData;
  await laadRoutes();
  const router = createBrowserRouter(routes, {
    hydrationData: hydratie,
    getContext: () => maakContext(omgeving),
  });
  hydrateRoot(
    wortel,
    <OmgevingContext value={omgeving}>
      <RouterProvider router={router} />
    </OmgevingContext>,
  );
}
