import { readFile } from 'node:fs/promises';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { preferredLanguage, type Language } from '@mijn/domain/language';

/** Safe markup, created by `html` only. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Html | readonly Html[];

function format(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(format).join('');
  return String(value).replace(/[&<>"']/g, (character) => characters[character] ?? '');
}

/** Template tag for markup: escapes texts, and inserts other `html` unchanged. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    pieces.reduce((text, piece, position) => text + format(values[position - 1] ?? '') + piece),
  );
}

interface PageFrame {
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
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
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

/** Renders terms with their values as a description list. */
export function descriptionList(rows: readonly (readonly [term: string, value: string])[]): Html {
  return html`<dl>
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/**
 * Returns the headers of every page: no external resources, no script, no caching. A form may post to the
 * simulator itself and be redirected to the given origins, because browsers apply `form-action` to
 * redirects.
 */
export function pageHeaders(backTo: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...new Set(backTo)].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
  };
}

/** Returns the language that the browser prefers. */
export function languageOf({ headers }: FastifyRequest): Language {
  return preferredLanguage(headers['accept-language']);
}

/** Sends a page; its forms may redirect to the origins `backTo`. */
export function sendPage(
  reply: FastifyReply,
  page: string,
  { status = 200, backTo }: { status?: number; backTo?: readonly string[] } = {},
): FastifyReply {
  return reply.code(status).headers(pageHeaders(backTo)).send(page);
}

const ownFile = (name: string) => new URL(name, import.meta.url);

/**
 * Serves a simulator's style sheet and icon.
 * @param folder URL of the folder with `style.css` and `icon.svg`, with a trailing slash
 * @param sharesBase whether it uses the shared cards, facts and buttons
 */
export async function serveFiles(
  app: FastifyInstance,
  folder: URL,
  sharesBase: boolean,
): Promise<void> {
  const sheets = [ownFile('frame.css'), ...(sharesBase ? [ownFile('base.css')] : [])];
  const css = await Promise.all(
    [...sheets, new URL('style.css', folder)].map((sheet) => readFile(sheet, 'utf8')),
  );
  const svg = await readFile(new URL('icon.svg', folder), 'utf8');
  const headers = { 'x-content-type-options': 'nosniff' };
  app.get('/style.css', (_request, reply) =>
    reply.headers(headers).type('text/css; charset=utf-8').send(css.join('\n')),
  );
  app.get('/icon.svg', (_request, reply) => reply.headers(headers).type('image/svg+xml').send(svg));
}

/** Accepts only forms on these routes, as text; `parseForm` parses it. */
export function acceptFormsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  );
}

/** Parses a form accepted by `acceptFormsOnly`. */
export function parseForm(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}

/**
 * Creates a simulator's server.
 * @throws Error when NODE_ENV is `production`: a simulator lets anybody log in, pay or move the day
 */
export function createSimulatorApp(name: string, log: FastifyBaseLogger): FastifyInstance {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(`The ${name} does not start with NODE_ENV=production.`);
  }
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
}
