import { UiProvider } from '@mijn/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { cookieBannerId, isAskedAt } from '../../features/cookies/cookieChoice.ts';
import { CookieBanner } from '../../features/cookies/CookieBanner.tsx';
import { uiEnvironment } from '../root/uiEnvironment.ts';

/**
 * Shows the question about cookies above the page until it is answered, as the gateway renders it for a
 * browser (§2).
 */
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
