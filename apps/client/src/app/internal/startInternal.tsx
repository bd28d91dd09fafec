import { internalBase, internalPaths } from '@mijn/domain/internalPaths';
import { UiProvider } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { door } from '../../platform/door.ts';
import { reloadOnOldBuild } from '../../platform/oldBuild.ts';
import { watchSessieEnd } from '../../platform/sessieEnd.ts';
import { RouterProvider } from '../../router/RouterProvider.tsx';
import { createFreshRouter } from '../createFreshRouter.ts';
import { rootDataIn } from '../rootData.ts';
import { documentTitle } from '../titles.ts';
import { uiEnvironment } from '../uiEnvironment.ts';
import * as internalWords from '../../generated/texts/internal.js';
import { fetchOpenedFile, type OpenedFile } from './fileCalls.ts';
import { clearFileKeys, type FileKeys, readFileKeys } from './fileKeys.ts';
import { firstStep } from './firstStep.ts';
import { InternalBar } from './InternalBar.tsx';
import { OpenFilePage } from './OpenFilePage.tsx';
import { tellRefused, watchOwnWays } from './ownWays.ts';

function draw(root: HTMLElement, environment: Environment, children: ReactNode): void {
  createRoot(root).render(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.language]}>{children}</UiProvider>
    </EnvironmentContext>,
  );
}

// Signing out of a file is no sign-out at the gateway (§4): the member of staff stays logged in.
function closeFile(): void {
  clearFileKeys(sessionStorage);
  location.replace(internalPaths.openFile);
}

async function startApp(
  root: HTMLElement,
  environment: Environment,
  { keys, file }: { readonly keys: FileKeys; readonly file: OpenedFile },
): Promise<void> {
  door.current = {
    base: internalBase,
    headers: { ...keys },
    credentials: 'same-origin',
    onRefused: tellRefused,
  };
  const router = await createFreshRouter(environment);
  if (!router) return undefined;
  watchOwnWays(closeFile);
  const { relatie } = rootDataIn(router.state.page.loaderData);
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
  const { config, language } = environment;
  const step = firstStep(config, location, sessionStorage);
  // What is written while a page is left may come after it was closed.
  if (!readFileKeys(sessionStorage)) clearFileKeys(sessionStorage);
  if (step.kind === 'openFile') {
    document.title = `${documentTitle(config.merk, language)} | ${internalWords.title()}`;
    draw(root, environment, <OpenFilePage />);
    return undefined;
  }
  if (step.kind === 'close') return closeFile();
  const { keys } = step;
  const file = await fetchOpenedFile(keys);
  if (file === 'loggedOut') return location.replace(internalPaths.login);
  if (typeof file === 'string') return closeFile();
  return startApp(root, environment, { keys, file });
}
