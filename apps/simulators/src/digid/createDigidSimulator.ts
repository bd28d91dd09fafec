import type { FastifyInstance } from 'fastify';
import { createSimulatorApp } from '../page/page.ts';
import { createBroker } from './broker.ts';
import type { DigidConfig } from './login.ts';
import { registerPages } from './page/routes.ts';

/**
 * Creates the DigiD simulator: an OpenID Connect broker whose login page offers personas and faults (docs/decisions.md
 * §3, §10). The caller listens at `issuer`, and closes.
 * @throws Error when NODE_ENV is `production`, because anybody can log in as anybody
 */
export async function createDigidSimulator(config: DigidConfig): Promise<{ app: FastifyInstance }> {
  const app = createSimulatorApp('DigiD simulator', config.log);
  const broker = await createBroker(config);
  const respondAsBroker = broker.callback();
  await app.register((pages) => registerPages(pages, broker, config));
  await app.register(async (protocol) => {
    // The broker parses the bodies of its own calls.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    protocol.all('/*', (request, reply) => {
      reply.hijack();
      return respondAsBroker(request.raw, reply.raw);
    });
  });
  return { app };
}
