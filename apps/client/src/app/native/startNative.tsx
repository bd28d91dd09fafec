import { nativeOriginHeader } from '@mijn/domain/headers';
import { UiProvider } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { statusPath, type StatusPage } from '../../api/errorReactions.ts';
import type { NativeBuild } from '../../api/documentData.ts';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { apiTransport } from '../../platform/apiTransport.ts';
import { firstRun, firstRunRules } from '../start/firstRun.ts';
import { getLocale } from '../../platform/language.ts';
import { forgetLoggedIn, rememberLoggedIn } from '../../platform/sessieStorage.ts';
import { AppRouter } from '../../api/AppRouter.tsx';
import { createFreshRouter } from '../start/createAppRouter.ts';
import { watchFileLinks } from '../../platform/fileLinks.ts';
import { OfflineWords, reload } from '../errors/OfflineScreen.tsx';
import { uiEnvironment } from '../root/uiEnvironment.ts';
import { watchBack, hearNative, openOutside, forgetFiles, keepFile } from './bridge.ts';
import { readCookieChoice } from '../../features/cookies/cookieChoice.ts';
import { askForCookies } from './cookies.tsx';
import { watchForms } from './forms.ts';
import { startLogin } from './handover.ts';
import { type GoTo, watchClicks, watchOpenedLinks } from './links.ts';
import { fetchNativeStart, whenReachable } from './nativeStart.ts';
import { ownAddress } from './ownAddress.ts';

/** The statuses of a file with a page of their own. */
const withPage: readonly (StatusPage | 401)[] = [401, 403, 404, 503];

function draw(root: HTMLElement, children: ReactNode): void {
  createRoot(root).render(<UiProvider value={uiEnvironment[getLocale()]}>{children}</UiProvider>);
}

const isThere = (gateway: string) => async () => (await fetchNativeStart(gateway)) !== undefined;

function setTransport(gateway: string): void {
  apiTransport.current = {
    whenReachable: (goOn) => whenReachable(isThere(gateway), goOn),
    base: gateway,
    headers: { [nativeOriginHeader]: location.origin },
    credentials: 'include',
    leaveTo: openOutside,
    keepFile,
  };
}

// Returning from the bank behaves as the browser's "back": nothing is busy, and the page revalidates.
function watchReturn(): void {
  hearNative('App', 'resume', () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

const assign: GoTo = (path) => location.assign(path);

/**
 * Shows the offline screen until the gateway answers. A phone reports a network before it works, so the
 * gateway is polled with growing pauses.
 */
function drawOffline(root: HTMLElement, gateway: string): void {
  draw(root, <OfflineWords />);
  whenReachable(isThere(gateway), reload);
}

async function startApp(root: HTMLElement, build: NativeBuild, setGoTo: (goTo: GoTo) => void) {
  const start = await fetchNativeStart(build.gateway);
  if (!start) return drawOffline(root, build.gateway);
  const { config, loggedIn } = start;
  const environment: Environment = {
    config,
    language: getLocale(),
    now: new Date().toISOString(),
    loggedIn,
    cookieChoice: readCookieChoice(),
  };
  if (loggedIn) rememberLoggedIn();
  else forgetLoggedIn();
  const router = await createFreshRouter(environment);
  setGoTo((path) => void router.navigate(path));
  askForCookies(root, environment);
  return draw(
    root,
    <EnvironmentContext value={environment}>
      <AppRouter router={router} />
    </EnvironmentContext>,
  );
}

/**
 * Starts the app inside its native wrapper (ADR 0067), which contains the client's build under an origin of
 * its own; nothing was rendered on the server. The app itself or its wrapper does the rest of a browser's
 * work for the gateway: the redirect to DigiD, posting forms, saving files.
 */
export async function startNative(root: HTMLElement, build: NativeBuild): Promise<void> {
  const { gateway } = build;
  let goTo: GoTo = assign;
  const goOn: GoTo = (path) => goTo(path);
  setTransport(gateway);
  watchOpenedLinks(gateway, goOn);
  watchBack();
  watchReturn();
  if (firstRun(firstRunRules)) return;
  watchClicks(gateway, goOn);
  watchForms(goOn);
  // A browser shows the page that is answered in place of a file.
  watchFileLinks(({ status }) => goOn(statusPath(withPage.find((one) => one === status) ?? 500)));
  ownAddress(
    location,
    (address) => history.replaceState(null, '', address),
    (search) => void startLogin(gateway, search),
  );
  void forgetFiles();
  await startApp(root, build, (fresh) => {
    goTo = fresh;
  });
}
