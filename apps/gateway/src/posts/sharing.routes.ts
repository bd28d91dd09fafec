import { sharing } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shouldDrain } from '../http/drain.ts';
import { hasBody } from '../http/slowBodies.ts';
import type { Services } from '../services.ts';

function toForm(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Closes the connection of implausibly large bodies (`drainBodies` handles the rest).
  if (hasBody(request.raw) && !shouldDrain(request)) void reply.header('connection', 'close');
  return reply.header('cache-control', 'no-store').redirect(sharing.to, 303);
}

/**
 * Registers the address for Web Share Target. The service worker handles it and keeps the files on the
 * device; without it nothing is read here, and the form reports that nothing arrived.
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
