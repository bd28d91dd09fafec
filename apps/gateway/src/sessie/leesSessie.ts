import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Diensten } from '../diensten.ts';
import type { MerkHost } from '../http/merkHosts.ts';
import { Weigering } from '../http/weigering.ts';
import { isGeheim } from './geheimen.ts';
import type { Sessie } from './sessies.ts';

/** What the client sends along with what no person asked for, such as a poll. */
export const achtergrondHeader = 'x-mijn-achtergrond';

declare module 'fastify' {
  interface FastifyRequest {
    /** The living session; only set on routes that demand one. */
    sessie: Sessie | undefined;
  }
}

/** Polls, the maintenance check and prefetching are nobody's input (decisions §3). */
function isInvoer({ headers }: FastifyRequest): boolean {
  const doelen = [headers['sec-purpose'], headers['purpose']].join(' ');
  return headers[achtergrondHeader] !== '1' && !/prefetch|prerender/.test(doelen);
}

/** The word in the session cookie, if it has the right shape. */
export function sessieIdVan({ cookies, merkHost }: FastifyRequest): string | undefined {
  const id = cookies[merkHost.cookies.sessie];
  return isGeheim(id) ? id : undefined;
}

/**
 * The living session of a request, renewed where the request is a person's input.
 * @throws Weigering 503 while the database is away
 */
export async function leesSessie(
  request: FastifyRequest,
  { sessies }: Pick<Diensten, 'sessies'>,
): Promise<Sessie | undefined> {
  const id = sessieIdVan(request);
  if (id === undefined) return undefined;
  const sessie = await sessies.vind(id, request.merkHost.merk);
  if (sessie === undefined || !isInvoer(request)) return sessie;
  return { ...sessie, laatsteInvoer: await sessies.vernieuw(sessie) };
}

/** A hook that lets only people with a living session through. @throws Weigering 401, 503 */
export function eisSessie(diensten: Diensten): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.sessie = await leesSessie(request, diensten);
    if (request.sessie === undefined) throw new Weigering(401, 'geen sessie');
  };
}

/** The flags of our cookies: never for scripts, never cross-site but for a link (decisions §3). */
export function cookieVlaggen({ https }: MerkHost) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
}

/** Ends the session of a request, and takes its cookie away. */
export async function beeindigSessie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessies }: Pick<Diensten, 'sessies'>,
): Promise<void> {
  const id = sessieIdVan(request);
  if (id !== undefined) await sessies.beeindig(id);
  void reply.clearCookie(request.merkHost.cookies.sessie, cookieVlaggen(request.merkHost));
}
