import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { setSessie } from './browserLogin.ts';
import { stopSessie } from './readSessie.ts';
import type { Sessie } from './sessie.ts';

/**
 * Ends acting for somebody else, or the session of a person who does not: back to the person's own session where a
 * permission of the app began it. A mandate of DigiD Machtigen was for that login only.
 * @returns whether a session is left
 */
export async function stopActing(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'sessies'>,
  sessie: Sessie | undefined,
): Promise<boolean> {
  const actsFor = sessie?.gemachtigd?.actsFor;
  const own =
    sessie && actsFor && 'machtiging' in actsFor && !request.isNative
      ? await services.sessies.switchTo(sessie, undefined)
      : undefined;
  if (own === undefined) await stopSessie(request, reply, services);
  else setSessie(request, reply, own);
  return own !== undefined;
}
