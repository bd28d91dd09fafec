import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const jaar = 31_536_000;
const uur = 3_600;

/** The service worker has to be asked for again each time; other names without a hash now and then. */
function bewaartijd(pad: string): string {
  const onderAssets = pad.split(path.sep).includes('assets');
  if (onderAssets) return `public, max-age=${jaar}, immutable`;
  return /service-?worker|sw\.js|manifest/i.test(path.basename(pad))
    ? 'no-cache'
    : `public, max-age=${uur}`;
}

/**
 * Serves the files of the client's build, each at a route of its own: names with a hash for ever,
 * in the compressed form that the build made beforehand where the browser takes it.
 */
export async function registerStatisch(app: FastifyInstance, clientMap: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(clientMap, 'client'),
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.vite/**', 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, bestand) {
      void reply.headers({
        'cache-control': bewaartijd(bestand),
        vary: 'accept-encoding',
      });
    },
  });
}
