import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createBroker } from './broker.ts';
import type { DigidConfig } from './config.ts';
import { registerPages } from './page/routes.ts';

/**
 * Makes the DigiD simulator: an OpenID Connect broker whose login page lets you choose a
 * persona and what goes wrong (docs/decisions.md §3, §10). The caller listens and closes:
 * `await app.listen({ port, host })`, with `issuer` the address it is then reached under.
 *
 * @throws when NODE_ENV is `production`: it logs anybody in as anybody.
 */
export async function createDigidSimulator(config: DigidConfig): Promise<{ app: FastifyInstance }> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The DigiD simulator does not start with NODE_ENV=production.');
  }
  const app = Fastify({
    loggerInstance: config.log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const broker = await createBroker(config);
  const respondAsBroker = broker.callback();
  await app.register((pages) => registerPages(pages, broker, config));
  await app.register(async (protocol) => {
    // The broker reads the bodies of its own calls.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    protocol.all('/*', (request, reply) => {
      reply.hijack();
      return respondAsBroker(request.raw, reply.raw);
    });
  });
  return { app };
}
