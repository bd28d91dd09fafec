import { sharing } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDrained } from '../http/drain.ts';
import { hasBody } from '../http/slowBodies.ts';
import type { Services } from '../services.ts';

function toForm(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Whoever sends far more than anybody would is not listened to until the end (`drainBodies` does the rest).
  if (hasBody(request.raw) && !isDrained(request)) void reply.header('connection', 'close');
  return reply.header('cache-control', 'no-store').redirect(sharing.to, 303);
}

/**
 * Where a phone brings what is shared with the app. The service worker answers it and keeps the files on
 * the device; where there is none (yet), nothing of them is read here, and the form says that nothing came.
 */
export async function registerSharing(
  app: FastifyInstance,
  { limits }: Pick<Services, 'limits'>,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: FastifyRequest, _payload, done) => done(null));
  const rateLimit = { max: limits.uploads, groupId: 'bestanden' } as const;
  const options = { config: { errorShape: 'page', rateLimit } } as const;
  app.post(sharing.path, options, toForm);
  app.get(sharing.path, options, toForm);
}
