import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { leesDocumentData } from '../api/documentData.ts';
import { graphqlInBrowser } from '../api/graphql.ts';
import { laderOmgeving, type Omgeving, OmgevingContext } from '../api/omgeving.ts';
import { volgSessieEinde } from '../platform/sessieEinde.ts';
import { onthoudIngelogd, vergeetIngelogd } from '../platform/sessieOpslag.ts';
import { herlaadBijOudeBouw } from '../platform/oudeBouw.ts';
import { laadLuieSchermen, rustMs } from './luieSchermen.ts';
import type { RootData } from './rootData.ts';
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

// What stands outside the routes' own modules: a status page, or the way to the other brand.
function toontFout({ config }: Omgeving, { errors, loaderData }: HydrationState): boolean {
  const root: RootData | undefined = loaderData?.['root'];
  return Boolean(errors) || (root?.relatie?.merk ?? config.merk) !== config.merk;
}

// Fetched when nothing else happens, so that they are there when the network is not.
function haalRest(): void {
  setTimeout(() => void laadLuieSchermen(), rustMs);
}

function beginSessie({ ingelogd }: Omgeving): void {
  if (!ingelogd) {
    vergeetIngelogd();
    return;
  }
  onthoudIngelogd();
  volgSessieEinde();
}

/** Takes over the document that the server rendered. */
export async function startClient(): Promise<void> {
  const wortel = document.getElementById('root');
  if (!wortel) throw new Error('No #root in this document');
  const { omgeving, hydratie } = leesDocumentData();
  herlaadBijOudeBouw();
  beginSessie(omgeving);
  await Promise.all([laadRoutes(), toontFout(omgeving, hydratie) && laadLuieSchermen()]);
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
  haalRest();
}
