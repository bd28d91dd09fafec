import { backgroundHeader, personHeader } from '@mijn/domain/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { BrandHost } from '../http/brandHosts.ts';
import { Refusal } from '../http/refusal.ts';
import { isSecret } from './secrets.ts';
import type { Sessie, SessiePlace } from './sessie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The living session; only set on routes that demand one. */
    sessie: Sessie | undefined;
  }
}

/** Whether a browser asks for what nobody has asked to see yet: what comes of it has not been read. */
export function isLookAhead({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose']].join(' ');
  return /prefetch|prerender/.test(purposes);
}

/** Polls, the maintenance check and prefetching are nobody's input (docs/decisions.md §3). */
export function isInput(request: FastifyRequest): boolean {
  return request.headers[backgroundHeader] !== '1' && !isLookAhead(request);
}

/** The session cookie of a request: that of the native app is another one, which pages never read. */
function sessieCookieOf({ brandHost, isNative }: FastifyRequest): string {
  return isNative ? brandHost.cookies.native : brandHost.cookies.sessie;
}

/** The word in the session cookie, if it has the right shape. */
export function sessieIdOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[sessieCookieOf(request)];
  return isSecret(id) ? id : undefined;
}

function placeOf({ brandHost, isNative }: FastifyRequest): SessiePlace {
  return { merk: brandHost.merk, isNative };
}

// What says nothing is a page of ours that is asked for, or a caller without a document of ours.
function isOfAnother({ headers }: FastifyRequest, { marks }: Sessie): boolean {
  const { [personHeader]: mark } = headers;
  return mark !== undefined && !marks.some((own) => own === mark);
}

/**
 * The living session of a request, renewed where the request is a person's input; or that it is not of the
 * person whose document asks (ADR 0095).
 * @throws Refusal 503 while the database is away
 */
export async function findSessie(
  request: FastifyRequest,
  { sessies }: Pick<Services, 'sessies'>,
): Promise<Sessie | 'another' | undefined> {
  const id = sessieIdOf(request);
  if (id === undefined) return undefined;
  const sessie = await sessies.find(id, placeOf(request));
  if (sessie === undefined) return undefined;
  if (isOfAnother(request, sessie)) return 'another';
  return isInput(request) ? { ...sessie, lastInput: await sessies.renew(sessie) } : sessie;
}

/**
 * The living session of a request; none where it is another person's than the document's that asks: their
 * own is gone.
 * @throws Refusal 503 while the database is away
 */
export async function readSessie(
  request: FastifyRequest,
  services: Pick<Services, 'sessies'>,
): Promise<Sessie | undefined> {
  const sessie = await findSessie(request, services);
  return sessie === 'another' ? undefined : sessie;
}

/**
 * A hook that lets only people with a living session through: as `preParsing`, so that whoever is counted
 * as asking too often is refused before their session is looked up.
 * @throws Refusal 401, 503
 */
export function checkSessie(services: Services): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.sessie = await readSessie(request, services);
    if (request.sessie === undefined) throw new Refusal(401, 'no session');
  };
}

/** The flags of our cookies: never for scripts, never cross-site but for a link (docs/decisions.md §3). */
export function cookieFlags({ https }: BrandHost) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
}

/**
 * Those of the native app's session: it calls from another site, whose storage the cookie is kept apart in.
 * That needs Secure, which browsers take on localhost.
 */
export const nativeCookieFlags = {
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;

/** Takes the session's cookie away. */
export function forgetSessie(request: FastifyRequest, reply: FastifyReply): void {
  const flags = request.isNative ? nativeCookieFlags : cookieFlags(request.brandHost);
  void reply.clearCookie(sessieCookieOf(request), flags);
}

/** Ends the session of a request that is one no longer, and takes its cookie away: that first, for it needs no database. */
export async function stopSessie(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'sessies'>,
): Promise<void> {
  const id = sessieIdOf(request);
  forgetSessie(request, reply);
  if (id !== undefined) await services.sessies.stop(id);
}
