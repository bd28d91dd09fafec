import { internalBase, internalPaths } from '@mijn/domain/internalPaths';
import { pages } from '@mijn/domain/paths';
import { UiProvider } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { contextOf, type Environment, EnvironmentContext } from '../../api/environment.ts';
import { graphqlInBrowser } from '../../api/graphql.ts';
import { door } from '../../platform/door.ts';
import { reloadOnOldBuild } from '../../platform/oldBuild.ts';
import { watchSessieEnd } from '../../platform/sessieEnd.ts';
import { createBrowserHistory } from '../../router/history.ts';
import { addressOf, urlOf } from '../../router/addresses.ts';
import { matchRoutes } from '../../router/matchRoutes.ts';
import { Redirect } from '../../router/outcomes.ts';
import { Router } from '../../router/Router.ts';
import { RouterProvider } from '../../router/RouterProvider.tsx';
import { runLoaders } from '../../router/runRoutes.ts';
import { loadLazyScreens } from '../lazyScreens.ts';
import { watchNavigation } from '../navigating.ts';
import { rootDataIn } from '../rootData.ts';
import { routes } from '../routes.tsx';
import { documentTitle } from '../titles.ts';
import { uiEnvironment } from '../uiEnvironment.ts';
import * as t from '../../generated/texts/internal.js';
import { fetchOpenedFile, type OpenedFile } from './fileCalls.ts';
import { clearFileKeys, type FileKeys, isInternalMode, readFileKeys } from './fileKeys.ts';
import { InternalBar } from './InternalBar.tsx';
import { OpenFilePage } from './OpenFilePage.tsx';
import { tellRefused, watchOwnWays } from './ownWays.ts';

function draw(root: HTMLElement, environment: Environment, children: ReactNode): void {
  createRoot(root).render(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.taal]}>{children}</UiProvider>
    </EnvironmentContext>,
  );
}

// Signing out of a file is no sign-out at the gateway (§4): the employee stays logged in.
function closeFile(): void {
  clearFileKeys(sessionStorage);
  location.replace(internalPaths.openFile);
}

async function startApp(
  root: HTMLElement,
  environment: Environment,
  { keys, file }: { readonly keys: FileKeys; readonly file: OpenedFile },
): Promise<void> {
  door.current = { base: internalBase, headers: { ...keys }, onRefused: tellRefused };
  const context = contextOf({ ...environment, graphql: graphqlInBrowser, onServer: false });
  const history = createBrowserHistory();
  const { location: here } = history.current();
  const { signal } = new AbortController();
  const matches = matchRoutes(routes, here.pathname);
  const url = urlOf(addressOf(here));
  const [data] = await Promise.all([
    runLoaders(matches, { url, signal, context }),
    loadLazyScreens(),
  ]);
  if (data instanceof Redirect) return location.replace(data.to);
  const router = new Router({ routes, history, context, data });
  watchNavigation(router);
  watchOwnWays(keys, closeFile);
  const { relatie } = rootDataIn(data.loaderData);
  const name = relatie ? `${relatie.roepnaam} ${relatie.achternaam}` : undefined;
  draw(
    root,
    environment,
    <>
      <InternalBar file={file} name={name} onClose={closeFile} />
      <RouterProvider router={router} />
    </>,
  );
}

/**
 * Starts the app for the insurer's own staff (§6): nothing was rendered for them, as the keys of the file
 * they have open lie in this tab's session storage.
 */
export async function startInternal(root: HTMLElement, environment: Environment): Promise<void> {
  reloadOnOldBuild();
  watchSessieEnd();
  const { config, taal } = environment;
  const { pathname, search } = location;
  const isOn = isInternalMode(config, new URLSearchParams(search), sessionStorage);
  const keys = isOn ? readFileKeys(sessionStorage) : undefined;
  // What is written while a page is left may come after it was closed.
  if (!readFileKeys(sessionStorage)) clearFileKeys(sessionStorage);
  if (pathname === internalPaths.openFile) {
    document.title = `${documentTitle(config.merk, taal)} | ${t.title()}`;
    draw(root, environment, <OpenFilePage />);
    return undefined;
  }
  if (!keys || pathname === pages.uitloggen.path) return closeFile();
  const file = await fetchOpenedFile(keys);
  if (file === 'loggedOut') return location.replace(internalPaths.login);
  if (typeof file === 'string') return closeFile();
  return startApp(root, environment, { keys, file });
}
