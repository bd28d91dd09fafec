import { pages, sharing } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

function toForm(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('connection', 'close')
    .redirect(pages.declaratieIndienen.path, 303);
}

/**
 * Where a phone brings what is shared with the app. The service worker answers it and keeps the files on
 * the device; where there is none (yet), nothing of them is read here, and the form is shown, in which they
 * can be chosen.
 */
export async function registerSharing(
  app: FastifyInstance,
  { limits }: Pick<Services, 'limits'>,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: FastifyRequest, payload, done) => {
    payload.resume();
    done(null);
  });
  const rateLimit = { max: limits.uploads, groupId: 'delen' };
  app.post(sharing.path, { config: { errorShape: 'page', rateLimit } }, toForm);
  app.get(sharing.path, { config: { errorShape: 'page' } }, toForm);
}
