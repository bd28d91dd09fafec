import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replaceAddress } from '../../api/originalUrl.ts';
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
import { routes } from '../routes.tsx';

/** Hydrates the document that the server rendered. */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in this document');
  const data = readDocumentData();
  if (!data.hydration) return (await import('./startFresh.ts')).startFresh(root, data);
  const { environment, hydration } = data;
  // The address changes before the router reads it.
  if (environment.statusPage) replaceAddress(environment.statusPage);
  // Before hydration only the fields know of input.
  const isUsable = () => performance.getEntriesByName('usable').length > 0;
  reloadOnOldBuild(() => (isUsable() ? hasUnsent() : hasTyped()));
  noteFocus();
  startSessie(environment);
  // The lazy routes of this page have to be loaded, or React would render less than the server did.
  await resolveRoutes(routes, location.pathname);
  const router = createAppRouter(environment, hydration);
  // A transition hydrates in slices, so that a tap meanwhile is answered in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <EnvironmentContext value={environment}>
        <AppRouter router={router} />
      </EnvironmentContext>,
    );
  });
  preloadNext(routes, router);
}
