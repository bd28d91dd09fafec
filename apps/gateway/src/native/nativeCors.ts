import { providerBase } from '@mijn/contract/addresses';
import { callPaths } from '@mijn/domain/paths';
import {
  backgroundHeader,
  idempotencyHeader,
  nativeOriginHeader,
  ownHeader,
} from '@mijn/domain/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, paths } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The native app calls (ADR 0067): its own document, at the address of a call. */
    readonly isNative: boolean;
  }
}

const allowedHeaders = [
  'content-type',
  ownHeader.name,
  backgroundHeader,
  idempotencyHeader,
  nativeOriginHeader,
].join(', ');

const preflightSeconds = 600;

/** Calls of the native app: never a page, which belongs to the browser's session. */
function isCall(url: string): boolean {
  const path = pathOf(url);
  return (
    path === callPaths.graphql || path === paths.maintenance || path.startsWith(`${providerBase}/`)
  );
}

/** Returns the origin of a request; iOS calls bypass the web view and have no Origin. */
function originOf({ headers }: FastifyRequest): string | undefined {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    return headers.origin;
  }
  const named = headers[nativeOriginHeader];
  return typeof named === 'string' ? named : undefined;
}

function allow(reply: FastifyReply, origin: string): void {
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-disposition, retry-after',
    vary: 'origin',
  });
}

/**
 * Allows the native app's documents to call, from exactly these origins and with credentials; has no effect
 * on others. Registered before the rate limits, so that their refusals are
 * readable.
 * @param origins such as `https://localhost`; empty without a native app
 */
export function registerNativeCors(app: FastifyInstance, origins: readonly string[] = []): void {
  const known = new Set(origins);
  app.decorateRequest('isNative', {
    getter() {
      return known.has(originOf(this) ?? '') && isCall(this.url);
    },
  });
  if (known.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request);
    if (origin === undefined || !request.isNative) return undefined;
    allow(reply, origin);
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': preflightSeconds,
      })
      .code(204)
      .send();
  });
}

/**
 * Requires the native app.
 * @throws Refusal 403
 */
export async function checkNative({ isNative, headers }: FastifyRequest): Promise<void> {
  if (!isNative || headers[ownHeader.name] !== ownHeader.value) {
    throw new Refusal(403, 'not the native app');
  }
}
