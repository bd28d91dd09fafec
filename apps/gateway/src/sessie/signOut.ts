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

/** Removes all cookies of a session or a pending login, which needs no database. */
export function forgetBrowser(request: FastifyRequest, reply: FastifyReply): void {
  forgetSessie(request, reply);
  forgetLogin(request, reply);
}

/**
 * Signs a browser out: first its cookies, then the session.
 * @param everywhere also ends the person's other sessions; the cookies stay on failure, so that the person
 * can retry
 * @returns whether they have ended: false if all were to end, and the session that identifies the person is
 * gone
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
