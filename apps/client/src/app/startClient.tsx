import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { replaceAddress } from '../api/askedAddress.ts';
import { readDocumentData } from '../api/documentData.ts';
import { graphqlInBrowser } from '../api/graphql.ts';
import { loaderEnvironment, type Environment, EnvironmentContext } from '../api/environment.ts';
import { watchSessieEnd } from '../platform/sessieEnd.ts';
import { rememberLoggedIn, forgetSignedIn } from '../platform/sessieStorage.ts';
import { reloadOnOldBuild } from '../platform/oldBuild.ts';
import { loadLazyScreens, idleMs } from './lazyScreens.ts';
import { showsLazyScreen } from './lazyShown.ts';
import { watchNavigation } from './navigating.ts';
import { routes } from './routes.tsx';

function createContext(environment: Environment): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderEnvironment, { ...environment, graphql: graphqlInBrowser, onServer: false });
  return context;
}

// Before hydrating, the lazy routes of this address have to be there, or React would see less than
// the server rendered.
async function loadRoutes(): Promise<void> {
  const touched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    touched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { lazy } = route;
      Object.assign(route, await lazy(), { lazy: undefined });
    }),
  );
}

// Fetched when nothing else happens, so that they are there when the network is not.
function loadRest(): void {
  setTimeout(() => void loadLazyScreens(), idleMs);
}

function startSessie({ loggedIn }: Environment): void {
  if (!loggedIn) {
    forgetSignedIn();
    return;
  }
  rememberLoggedIn();
  watchSessieEnd();
}

/** Takes over the document that the server rendered. */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in this document');
  const { environment, hydration } = readDocumentData();
  // Before the router reads the address.
  if (environment.statusPage) replaceAddress(environment.statusPage);
  reloadOnOldBuild();
  startSessie(environment);
  await Promise.all([loadRoutes(), showsLazyScreen(environment, hydration) && loadLazyScreens()]);
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: () => createContext(environment),
  });
  watchNavigation(router);
  // In slices: a tap meanwhile is answered in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <EnvironmentContext value={environment}>
        <RouterProvider router={router} />
      </EnvironmentContext>,
    );
  });
  loadRest();
}
