import type { RenderRequest } from '@mijn/contract/serverEntry';
import type { PageName } from '@mijn/domain/paths';
import { UiProvider } from '@mijn/ui/UiProvider';
import { renderToString } from 'react-dom/server';
import { type Environment, EnvironmentContext } from '../api/environment.ts';
import { pageOf } from '../api/returnPath.ts';
import { uiEnvironment } from '../app/uiEnvironment.ts';
import { CookieBanner } from '../features/cookies/CookieBanner.tsx';
import { cookieBannerId, cookieBannerScript } from './inlineScripts.ts';

// §2; and the page that asks it itself, and the one that the service worker keeps for everybody.
const withoutBanner: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'digid',
  'inloggen',
  'inloggenMislukt',
  'uitloggen',
  'cookieInstellingen',
  'introductie',
  'offline',
]);

/** The question about cookies for a page, unless it was answered or is not asked there. */
export function writeBanner({ url, cookieChoice }: RenderRequest, environment: Environment) {
  const path = url.split('?', 1)[0] ?? '/';
  if (cookieChoice !== undefined || withoutBanner.has(pageOf(path)?.page)) return undefined;
  const html = renderToString(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.taal]}>
        <CookieBanner />
      </UiProvider>
    </EnvironmentContext>,
  );
  return { id: cookieBannerId, html, script: cookieBannerScript };
}
