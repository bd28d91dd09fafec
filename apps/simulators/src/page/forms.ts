import type { FastifyInstance } from 'fastify';

/** Makes every body of these routes the text of a form; `parseForm` reads it. */
export function acceptFormsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  );
}

/** The fields of a form that `acceptFormsOnly` took in. */
export function parseForm(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
