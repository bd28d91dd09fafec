import { cookieChoiceIn } from '@mijn/domain/cookieChoice';
import type { CookieChoice } from '@mijn/domain/cookies';
import { UiProvider } from '@mijn/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { cookieBannerId, isAskedAt } from '../../features/cookies/asking.ts';
import { CookieBanner } from '../../features/cookies/CookieBanner.tsx';
import { uiEnvironment } from '../root/uiEnvironment.ts';

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What was answered to the question about cookies on this phone; undefined before. */
export function readCookieChoice(): CookieChoice | undefined {
  return cookieChoiceIn(valueOf);
}

/** Asks about cookies above the page, until it is answered: what the gateway writes into a browser's page (§2). */
export function askForCookies(root: HTMLElement, environment: Environment): void {
  if (environment.cookieChoice !== undefined || !isAskedAt(location.pathname)) return;
  const banner = document.createElement('div');
  banner.id = cookieBannerId;
  root.before(banner);
  createRoot(banner).render(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.language]}>
        <CookieBanner />
      </UiProvider>
    </EnvironmentContext>,
  );
}
