import type { RenderRequest } from '@mijn/contract/serverEntry';
import { UiProvider } from '@mijn/ui/UiProvider';
import { renderToString } from 'react-dom/server';
import { type Environment, EnvironmentContext } from '../../api/environment.ts';
import { uiEnvironment } from '../../app/root/uiEnvironment.ts';
import { cookieBannerId, isAskedAt } from '../../features/cookies/cookieChoice.ts';
import { CookieBanner } from '../../features/cookies/CookieBanner.tsx';
import { cookieBannerScript } from '../inline/inlineScripts.ts';

/** Returns the question about cookies for a page; undefined when it is answered or not asked there. */
export function writeBanner({ url, cookieChoice }: RenderRequest, environment: Environment) {
  const path = url.split('?', 1)[0] ?? '/';
  if (cookieChoice !== undefined || !isAskedAt(path)) return undefined;
  const html = renderToString(
    <EnvironmentContext value={environment}>
      <UiProvider value={uiEnvironment[environment.language]}>
        <CookieBanner />
      </UiProvider>
    </EnvironmentContext>,
  );
  return { id: cookieBannerId, html, script: cookieBannerScript };
}
