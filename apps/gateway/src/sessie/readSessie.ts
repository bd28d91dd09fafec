import { backgroundHeader, personHeader } from '@mijn/domain/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { BrandHost } from '../http/brandHosts.ts';
import { Refusal } from '../http/refusal.ts';
import { isSecret } from './secrets.ts';
import type { Sessie, SessieScope } from './sessie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session; only set on routes that require one. */
    sessie: Sessie | undefined;
  }
}

/** Returns whether a request is a prefetch or prerender, which the person has not seen. */
export function isLookAhead({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose']].join(' ');
  return /prefetch|prerender/.test(purposes);
}

/**
 * Returns whether a request counts as input: not polls, the maintenance check and prefetching
 * (docs/decisions.md §3).
 */
export function isInput(request: FastifyRequest): boolean {
  return request.headers[backgroundHeader] !== '1' && !isLookAhead(request);
}

/** Returns the session cookie's name: the native app has its own, which pages never read. */
function sessieCookieOf({ brandHost, isNative }: FastifyRequest): string {
  return isNative ? brandHost.cookies.native : brandHost.cookies.sessie;
}

/** Returns the secret in the session cookie, if its format is valid. */
export function sessieIdOf(request: FastifyRequest): string | undefined {
  const id = request.cookies[sessieCookieOf(request)];
  return isSecret(id) ? id : undefined;
}

function placeOf({ brandHost, isNative }: FastifyRequest): SessieScope {
  return { merk: brandHost.merk, isNative };
}

// Page requests, and callers without a document of ours, have no mark.
function isOfAnother({ headers }: FastifyRequest, { marks }: Sessie): boolean {
  const { [personHeader]: mark } = headers;
  return mark !== undefined && !marks.some((own) => own === mark);
}

/**
 * Returns the live session of a request, renewed by input; or 'another' if it is not that of the document's
 * person (ADR 0095).
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
 * Returns the live session of a request; undefined if it is not that of the document's person.
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
 * Creates a hook that requires a live session. For `preParsing`, so that rate limits apply before the
 * lookup.
 * @throws Refusal 401, 503
 */
export function checkSessie(services: Services): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.sessie = await readSessie(request, services);
    if (request.sessie === undefined) throw new Refusal(401, 'no session');
  };
}

/** Cookie attributes: HttpOnly, and cross-site only on navigation (docs/decisions.md §3). */
export function cookieFlags({ https }: BrandHost) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
}

/**
 * Attributes of the native app's session cookie: it calls cross-site, so the cookie is partitioned. That
 * needs Secure, which browsers accept on localhost.
 */
export const nativeCookieFlags = {
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;

export function forgetSessie(request: FastifyRequest, reply: FastifyReply): void {
  const flags = request.isNative ? nativeCookieFlags : cookieFlags(request.brandHost);
  void reply.clearCookie(sessieCookieOf(request), flags);
}

/** Ends the session of a request and removes its cookie, which comes first because it needs no database. */
export async function stopSessie(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'sessies'>,
): Promise<void> {
  const id = sessieIdOf(request);
  forgetSessie(request, reply);
  if (id !== undefined) await services.sessies.stop(id);
}
