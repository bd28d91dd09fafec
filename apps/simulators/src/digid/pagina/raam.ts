import { html, type Html } from './html.ts';
import type { Taal } from './taal.ts';
import { teksten } from './teksten.ts';

/** Where the pages' own style sheet and icon are found. */
export const stijlPad = '/stijl.css';
export const icoonPad = '/icoon.svg';

/** A whole page of the simulator: the frame that says what it is, round a heading and content. */
export function raam(taal: Taal, titel: string, inhoud: Html): string {
  const t = teksten[taal];
  return html`<!doctype html>
    <html lang="${taal}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${t.naam} | ${titel}</title>
        <link rel="stylesheet" href="${stijlPad}" />
        <link rel="icon" href="${icoonPad}" type="image/svg+xml" />
      </head>
      <body>
        <header><p>${t.naam}</p></header>
        <main>
          <h1>${titel}</h1>
          ${inhoud}
        </main>
      </body>
    </html> `.tekst;
}

/**
 * The headers of every page: nothing from elsewhere, no script, not kept. A form may go to the
 * simulator itself and, since the browser applies `form-action` to the redirects after it, on
 * to the given origins.
 */
export function paginaKoppen(terugNaar: readonly string[] = []): Record<string, string> {
  const regels = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...new Set(terugNaar)].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': regels.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
  };
}
