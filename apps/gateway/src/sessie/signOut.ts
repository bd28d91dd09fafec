import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { forgetLogin } from './browserLogin.ts';
import { forgetSessie, readSessie, sessieIdOf } from './readSessie.ts';

async function stopOwnSessies(
  request: FastifyRequest,
  services: Pick<Services, 'sessies'>,
): Promise<boolean> {
  const sessie = await readSessie(request, services);
  if (sessie === undefined) return false;
  await services.sessies.stopOwn(sessie);
  return true;
}

/** Takes every cookie of ours by which a browser is logged in, or is about to be: that needs no database. */
export function forgetBrowser(request: FastifyRequest, reply: FastifyReply): void {
  forgetSessie(request, reply);
  forgetLogin(request, reply);
}

/**
 * Signs a browser out: its cookies first, then the session.
 * @param everywhere ends every other session of the same person too; where that fails the cookies stay,
 * for without them nobody could ask again
 * @returns whether they have ended: false where all of a person's were to, and the session that would say
 * whose those are has ended before
 */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'sessies'>,
  everywhere = false,
): Promise<boolean> {
  const id = sessieIdOf(request);
  if (everywhere && !(await stopOwnSessies(request, services))) return false;
  forgetBrowser(request, reply);
  if (!everywhere && id !== undefined) await services.sessies.stop(id);
  return true;
}
