import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import type { Language } from '@mijn/domain/language';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { html } from '../../page/html.ts';
import { pageHeaders } from '../../page/headers.ts';
import { pageFrame } from '../../page/pageFrame.ts';
import { texts } from './texts.ts';

/** Renders the page for a login that cannot continue, with the protocol's error code. */
export function errorPage(language: Language, problem: string): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.failedTitle },
    html`<p>${t.failedExplanation}</p>
      <p class="muted">${t.problem}: <code lang="en">${problem}</code></p>`,
  );
}

/** Renders the page at the simulator's bare address, for a browser without a pending login. */
export function startPage(language: Language): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.startTitle },
    html`<p>${t.startExplanation}</p>`,
  );
}

/** Shows an error that the broker cannot send back to the relying party (`renderError`). */
export function showBrokerError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  ctx.set(pageHeaders());
  const problem = [out.error, out.error_description].filter(Boolean).join(': ');
  ctx.body = errorPage(preferredLanguage(ctx.get('accept-language')), problem);
}
