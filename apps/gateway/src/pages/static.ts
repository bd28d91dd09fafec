import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { omitDocumentHeaders } from '../http/securityHeaders.ts';
import type { Services } from '../services.ts';

const year = 31_536_000;
const hour = 3_600;

const isAsset = (file: string) => file.split(path.sep).includes('assets');

/** The service worker has to be asked for again each time; other names without a hash now and then. */
function cacheControl(file: string): string {
  if (isAsset(file)) return `public, max-age=${year}, immutable`;
  return /service-?worker|sw\.js|manifest/i.test(path.basename(file))
    ? 'no-cache'
    : `public, max-age=${hour}`;
}

/**
 * Serves the files of the client's build, each at a route of its own: names with a hash for ever,
 * in the compressed form that the build made beforehand where the browser takes it.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { config, limits }: Services,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, rateLimit: { max: limits.files, groupId: 'files' } };
  });
  await app.register(fastifyStatic, {
    root: path.resolve(config.clientFolder, 'client'),
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.vite/**', 'index.html'],
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders(reply, file) {
      void reply.headers({
        'cache-control': cacheControl(file),
        vary: 'accept-encoding',
      });
      // Scripts, styles and the font: no document comes from there, no worker begins there.
      if (isAsset(file)) omitDocumentHeaders(reply);
    },
  });
}
