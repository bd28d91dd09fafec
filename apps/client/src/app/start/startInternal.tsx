import { internalBase, internalPaths } from '@mijn/domain/internalPaths';
import { UiProvider } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { apiTransport } from '../../platform/apiTransport.ts';
import { hasUnsent } from '../../api/sessieGone.ts';
import { reloadOnOldBuild } from '../../platform/oldBuild.ts';
import { watchSessieEnd } from '../../platform/sessieEnd.ts';
import { AppRouter } from '../../api/AppRouter.tsx';
import { createFreshRouter } from './createAppRouter.ts';
import { rootDataIn } from '../root/rootData.ts';
import { documentTitle } from '../title/title.tsx';
import { uiEnvironment } from '../root/uiEnvironment.ts';
import * as internalWords from '../../generated/texts/internal.js';
import { fetchOpenedFile, type OpenedFile } from '../../features/internal/fileCalls.ts';
import { clearFileKeys, type FileKeys, readFileKeys } from '../../features/internal/fileKeys.ts';
import { FileUnseen } from '../../features/internal/FileUnseen.tsx';
import { firstStep } from '../../features/internal/firstStep.ts';
import { InternalBar } from '../../features/internal/InternalBar.tsx';
import { OpenFilePage } from '../../features/internal/OpenFilePage.tsx';
import { QuestionsPage } from '../../features/internal/QuestionsPage.tsx';
import { tellRefused, watchOwnWays } from '../../features/internal/ownWays.ts';

interface Drawing {
  readonly root: Root;
  readonly environment: Environment;
}

function draw({ root, environment }: Drawing, children: ReactNode): void {
  root.render(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.language]}>{children}</UiProvider>
    </EnvironmentContext>,
  );
}

function drawBefore(drawing: Drawing, title: string, children: ReactNode): void {
  const { config, language } = drawing.environment;
  document.title = `${documentTitle(config.merk, language)} | ${title}`;
  draw(drawing, children);
}

// Signing out of a file does not sign out at the gateway (§4): the member of staff stays logged in.
function closeFile(): void {
  clearFileKeys(sessionStorage);
  location.replace(internalPaths.openFile);
}

async function startApp(
  drawing: Drawing,
  { keys, file }: { readonly keys: FileKeys; readonly file: OpenedFile },
): Promise<void> {
  apiTransport.current = {
    base: internalBase,
    headers: { ...keys },
    credentials: 'same-origin',
    onRefused: tellRefused,
  };
  const router = await createFreshRouter(drawing.environment);
  watchOwnWays(closeFile);
  const { relatie } = rootDataIn(router.state.loaderData);
  const name = relatie ? `${relatie.roepnaam} ${relatie.achternaam}` : undefined;
  draw(
    drawing,
    <>
      <InternalBar file={file} name={name} onClose={closeFile} />
      <AppRouter router={router} />
    </>,
  );
}

// Only an answer of the listener closes a file: without one it stays open.
async function showFile(drawing: Drawing, keys: FileKeys): Promise<void> {
  const file = await fetchOpenedFile(keys);
  if (file === 'loggedOut') return location.replace(internalPaths.login);
  if (file === 'failed') {
    const retry = () => showFile(drawing, keys);
    const unseen = <FileUnseen onRetry={retry} onClose={closeFile} />;
    return drawBefore(drawing, internalWords.unseenTitle(), unseen);
  }
  if (typeof file === 'string') return closeFile();
  return startApp(drawing, { keys, file });
}

/**
 * Starts the app for the insurer's own staff (§6): nothing was rendered on the server, because the keys of
 * the open file are in this tab's session storage.
 */
export async function startInternal(place: HTMLElement, environment: Environment): Promise<void> {
  reloadOnOldBuild(hasUnsent);
  watchSessieEnd();
  const step = firstStep(environment.config, location, sessionStorage);
  // Code that runs while a page is left may write after the file was closed.
  if (!readFileKeys(sessionStorage)) clearFileKeys(sessionStorage);
  if (step.kind === 'close') return closeFile();
  const drawing = { root: createRoot(place), environment };
  if (step.kind === 'openFile') {
    return drawBefore(drawing, internalWords.title(), <OpenFilePage />);
  }
  if (step.kind === 'questions') {
    return drawBefore(drawing, internalWords.questionsTitle(), <QuestionsPage />);
  }
  return showFile(drawing, step.keys);
}
