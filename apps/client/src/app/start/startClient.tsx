import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replaceAddress } from '../../api/askedAddress.ts';
import { readDocumentData } from '../../api/documentData.ts';
import { AppRouter } from '../../api/AppRouter.tsx';
import { EnvironmentContext } from '../../api/environment.ts';
import { hasUnsent } from '../../api/sessieGone.ts';
import { hasTyped } from '../../platform/hasTyped.ts';
import { noteFocus } from '../../platform/lastFocus.ts';
import { reloadOnOldBuild } from '../../platform/oldBuild.ts';
import { createAppRouter } from './createAppRouter.ts';
import { startSessie } from './startSessie.ts';
import { resolveRoutes } from '../navigate/loadRoutes.ts';
import { preloadNext } from '../navigate/preloadNext.ts';
import { removeOutdatedShared } from '../../worker/sharedFiles.ts';
import { routes } from '../routes.tsx';

/** Takes over the document that the server rendered. */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in this document');
  const data = readDocumentData();
  if (!data.hydration) return (await import('./startFresh.ts')).startFresh(root, data);
  const { environment, hydration } = data;
  // Before the router reads the address.
  if (environment.statusPage) replaceAddress(environment.statusPage);
  // Until React has been told of what was typed, only the fields know.
  let isTold = false;
  addEventListener('usable', () => (isTold = true));
  reloadOnOldBuild(() => (isTold ? hasUnsent() : hasTyped()));
  noteFocus();
  startSessie(environment);
  // What this page is made of has to be there, or React would see less than the server rendered.
  await resolveRoutes(routes, location.pathname);
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
  void removeOutdatedShared(Date.now());
}
