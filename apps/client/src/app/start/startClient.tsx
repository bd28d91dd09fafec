import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replaceAddress } from '../../api/originalUrl.ts';
import { type FreshData, readDocumentData } from '../../api/documentData.ts';
import { AppRouter } from '../../api/AppRouter.tsx';
import { EnvironmentContext } from '../../api/environment.ts';
import { hasUnsent } from '../../api/sessieGone.ts';
import { hasTyped } from '../../platform/hasTyped.ts';
import { noteFocus } from '../../platform/lastFocus.ts';
import { reloadOnOldBuild } from '../../platform/oldBuild.ts';
import { createAppRouter } from './createAppRouter.ts';
import { startSessie } from './startSessie.ts';
import { resolveRoutes, preloadNext } from '../navigate/preload.ts';
import { routes } from '../routes.tsx';

// `RootLayout` sets this mark.
const isHydrated = () => performance.getEntriesByName('usable').length > 0;

/** Starts the app in a document that was not rendered: that of the staff, or of the native app. */
async function startFresh(root: HTMLElement, data: FreshData): Promise<void> {
  if ('native' in data) {
    const { startNative } = await import('../native/startNative.tsx');
    return startNative(root, data.environment);
  }
  const { startInternal } = await import('./startInternal.tsx');
  return startInternal(root, data.environment);
}

/** Hydrates the document that the server rendered. */
export async function startClient(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in this document');
  const data = readDocumentData();
  if (!data.hydration) return startFresh(root, data);
  const { environment, hydration } = data;
  // The address changes before the router reads it.
  if (environment.statusPage) replaceAddress(environment.statusPage);
  // Before hydration only the fields know of input.
  reloadOnOldBuild(() => (isHydrated() ? hasUnsent() : hasTyped()));
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
