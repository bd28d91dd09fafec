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
    /** The native app calls (ADR 0067): from a document of its own, at an address that is a call. */
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

/** How long a browser need not ask again whether it may call, in seconds. */
const preflightSeconds = 600;

/** What the native app calls: never a page, which belongs to the browser's own session. */
function isCall(url: string): boolean {
  const path = pathOf(url);
  return (
    path === callPaths.graphql || path === paths.maintenance || path.startsWith(`${providerBase}/`)
  );
}

/** The origin that a request says it comes from; iOS calls past the web view, where no browser says it. */
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
 * Lets the documents of the native app call, from exactly these origins and with credentials; for any other
 * nothing changes (architecture, native shell). Stands before the limits, so that a refusal can be read too.
 * @param origins such as `https://localhost`; none: there is no native app
 */
export function registerNativeDoor(app: FastifyInstance, origins: readonly string[] = []): void {
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

/** For calls of the native app alone. @throws Refusal 403 */
export async function checkNative({ isNative, headers }: FastifyRequest): Promise<void> {
  if (!isNative || headers[ownHeader.name] !== ownHeader.value) {
    throw new Refusal(403, 'not the native app');
  }
}
