import { backgroundHeader } from '@mijn/domain/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { BrandHost } from '../http/brandHosts.ts';
import { Refusal } from '../http/refusal.ts';
import { isSecret } from './secrets.ts';
import type { Sessie } from './sessie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The living session; only set on routes that demand one. */
    sessie: Sessie | undefined;
  }
}

/** Polls, the maintenance check and prefetching are nobody's input (decisions §3). */
function isInput({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose']].join(' ');
  return headers[backgroundHeader] !== '1' && !/prefetch|prerender/.test(purposes);
}

/** The word in the session cookie, if it has the right shape. */
export function sessieIdOf({ cookies, brandHost }: FastifyRequest): string | undefined {
  const id = cookies[brandHost.cookies.sessie];
  return isSecret(id) ? id : undefined;
}

/**
 * The living session of a request, renewed where the request is a person's input.
 * @throws Weigering 503 while the database is away
 */
export async function readSessie(
  request: FastifyRequest,
  { sessies }: Pick<Services, 'sessies'>,
): Promise<Sessie | undefined> {
  const id = sessieIdOf(request);
  if (id === undefined) return undefined;
  const sessie = await sessies.find(id, request.brandHost.merk);
  if (sessie === undefined || !isInput(request)) return sessie;
  return { ...sessie, lastInput: await sessies.renew(sessie) };
}

/**
 * A hook that lets only people with a living session through: as `preParsing`, so that whoever is counted
 * as asking too often is refused before their session is looked up.
 * @throws Weigering 401, 503
 */
export function requireSessie(services: Services): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.sessie = await readSessie(request, services);
    if (request.sessie === undefined) throw new Refusal(401, 'no session');
  };
}

/** The flags of our cookies: never for scripts, never cross-site but for a link (decisions §3). */
export function cookieFlags({ https }: BrandHost) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
}

/** Takes the session's cookie away. */
export function forgetSessie({ brandHost }: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(brandHost.cookies.sessie, cookieFlags(brandHost));
}

/**
 * Ends the session of a request, and takes its cookie away: that first, for it needs no database.
 * @param everywhere ends every other session of the same person too
 */
export async function endSessie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessies }: Pick<Services, 'sessies'>,
  everywhere = false,
): Promise<void> {
  const id = sessieIdOf(request);
  forgetSessie(request, reply);
  if (id === undefined) return;
  const sessie = everywhere ? await sessies.find(id, request.brandHost.merk) : undefined;
  await (sessie ? sessies.endOwn(sessie) : sessies.end(id));
}
