import type { Language } from '@mijn/domain/language';
import { html, type Html } from './html.ts';
import { iconPath, stylePath } from './files.ts';

export interface PageFrame {
  readonly language: Language;
  /** The simulator's name, in its header and before the page's title. */
  readonly name: string;
  readonly title: string;
}

/** Renders a page of a simulator: the frame with a heading and content. */
export function pageFrame({ language, name, title }: PageFrame, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${name} | ${title}</title>
        <link rel="stylesheet" href="${stylePath}" />
        <link rel="icon" href="${iconPath}" type="image/svg+xml" />
      </head>
      <body>
        <header><p>${name}</p></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;
}
