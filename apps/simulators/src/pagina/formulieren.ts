import type { FastifyInstance } from 'fastify';

/** Makes every body of these routes the text of a form; `leesFormulier` reads it. */
export function leesAlleenFormulieren(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  );
}

/** The fields of a form that `leesAlleenFormulieren` took in. */
export function leesFormulier(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
