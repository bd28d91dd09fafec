import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replaceAddress } from '../../api/askedAddress.ts';
import { readDocumentData } from '../../api/documentData.ts';
import { loadDrawn } from '../../api/lazy.tsx';
import { AppRouter } from '../../api/AppRouter.tsx';
import { EnvironmentContext } from '../../api/environment.ts';
import { hasUnsent } from '../../api/sessieGone.ts';
import { hasTyped } from '../../platform/hasTyped.ts';
import { noteFocus } from '../../platform/lastFocus.ts';
import { reloadOnOldBuild } from '../../platform/oldBuild.ts';
import { loadLazyScreens, idleMs } from '../lazyScreens.ts';
import { showsLazyScreen } from './lazyShown.ts';
import { createAppRouter } from './createAppRouter.ts';
import { startSessie } from './startSessie.ts';
import { resolveRoutes } from '../navigate/loadRoutes.ts';
import { preloadNext } from '../navigate/preloadNext.ts';
import { removeOutdatedShared } from '../../worker/sharedFiles.ts';
import { routes } from '../routes.tsx';

// Fetched when nothing else happens, so that they are there when the network is not.
function loadRest(): void {
  setTimeout(() => void loadLazyScreens(), idleMs);
  void removeOutdatedShared(Date.now());
}

/** Takes over the document that the server rendered. */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in this document');
  const data = readDocumentData();
  if (!data.hydration) return (await import('./startFresh.ts')).startFresh(root, data);
  const { environment, hydration, drawn } = data;
  // Before the router reads the address.
  if (environment.statusPage) replaceAddress(environment.statusPage);
  // Until React has been told of what was typed, only the fields know.
  let isTold = false;
  addEventListener('usable', () => (isTold = true));
  reloadOnOldBuild(() => (isTold ? hasUnsent() : hasTyped()));
  noteFocus();
  startSessie(environment);
  // What this page is made of has to be there, or React would see less than the server rendered.
  await Promise.all([
    resolveRoutes(routes, location.pathname),
    showsLazyScreen(environment, hydration) && loadLazyScreens(),
  ]);
  await loadDrawn(drawn);
  const router = createAppRouter(environment, hydration);
  // In slices: a tap meanwhile is answered in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <EnvironmentContext value={environment}>
        <AppRouter router={router} />
      </EnvironmentContext>,
    );
  });
  preloadNext(routes, router);
  loadRest();
}
