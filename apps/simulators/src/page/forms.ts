import type { FastifyInstance } from 'fastify';

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
