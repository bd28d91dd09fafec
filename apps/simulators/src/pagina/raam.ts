import { html, type Html } from './html.ts';
import { icoonPad, stijlPad } from './bestanden.ts';
import type { Taal } from './taal.ts';

/** What stands round a page's content. */
export interface Raam {
  readonly taal: Taal;
  /** What the simulator calls itself: in its header and before the page's title. */
  readonly naam: string;
  readonly titel: string;
}

/** A whole page of a simulator: the frame that says what it is, round a heading and content. */
export function raam({ taal, naam, titel }: Raam, inhoud: Html): string {
  return html`<!doctype html>
    <html lang="${taal}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${naam} | ${titel}</title>
        <link rel="stylesheet" href="${stijlPad}" />
        <link rel="icon" href="${icoonPad}" type="image/svg+xml" />
      </head>
      <body>
        <header><p>${naam}</p></header>
        <main>
          <h1>${titel}</h1>
          ${inhoud}
        </main>
      </body>
    </html> `.tekst;
}
