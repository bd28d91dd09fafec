import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { omitDocumentHeaders } from '../http/securityHeaders.ts';
import type { Services } from '../services.ts';

const year = 31_536_000;
const hour = 3_600;

const isAsset = (file: string) => file.split(path.sep).includes('assets');

/** The service worker is always revalidated, other names without a hash sometimes. */
function cacheControl(file: string): string {
  if (isAsset(file)) return `public, max-age=${year}, immutable`;
  return /service-?worker|sw\.js|manifest/i.test(path.basename(file))
    ? 'no-cache'
    : `public, max-age=${hour}`;
}

/**
 * Serves the files of the client's build, each with its own route: hashed names for ever, and in the
 * build's compressed form if the browser accepts it.
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
      // Scripts, styles and the font: never documents or workers.
      if (isAsset(file)) omitDocumentHeaders(reply);
    },
  });
}
