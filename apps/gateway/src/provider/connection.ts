import type { Readable } from 'node:stream';
import { providerBasis } from '@mijn/contract/restPaths';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { type Entry, sendLightRequest } from './lightRequest.ts';

/** One request to the provider. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the provider's base, query included: `/declaraties?limit=20`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable | string;
  readonly signal?: AbortSignal;
}

/** The provider's answer; the body has to be read or destroyed. */
export interface ProviderResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readable;
}

/** An answer that has been read whole. */
export interface WholeResponse {
  readonly status: number;
  readonly tekst: string;
}

/** A GET whose answer is read whole. */
type ReadRequest = Pick<ProviderRequest, 'path' | 'headers' | 'signal'>;

/** How the provider is reached: over HTTP or in the same process. */
export interface ProviderConnection {
  (request: ProviderRequest): Promise<ProviderResponse>;
  /** A shorter way for a GET whose answer is one text, where there is one. */
  readonly readWhole?: (request: ReadRequest) => Promise<WholeResponse>;
}

/**
 * Reaches a provider over HTTP, on connections that stay open.
 * @param baseUrl its address; without a path the contract's base is put behind it
 */
export function httpConnection(baseUrl: string): ProviderConnection {
  const { origin, pathname } = new URL(baseUrl);
  const basis = pathname === '/' ? providerBasis : pathname.replace(/\/$/, '');
  const pool = new Pool(origin, { connections: 64, connect: { timeout: 3_000 } });
  return async ({ method, path, headers, body = null, signal }) => {
    const response = await pool.request({
      method,
      path: basis + path,
      headers: { ...headers },
      body,
      // The gateway sets its own limits: an upload may take minutes.
      headersTimeout: 0,
      bodyTimeout: 0,
      ...(signal && { signal }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
}

/** Header values as texts: in-process, numbers may still be numbers. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * Reaches a provider that runs in the same process, without a network; bodies stream both ways.
 */
export function inProcessConnection(
  app: Pick<FastifyInstance, 'inject' | 'ready' | 'routing'>,
): ProviderConnection {
  const entry: Entry = (request, response) => app.routing(request, response);
  let ready: Promise<unknown> | undefined;
  const stream: ProviderConnection = async ({ method, path, headers, body, signal }) => {
    // Nobody would hear the error of an answer that is broken off before it began: that ends the process.
    signal?.throwIfAborted();
    const response = await app.inject({
      method,
      url: providerBasis + path,
      headers: { ...headers },
      payloadAsStream: true,
      ...(body !== undefined && { payload: body }),
      ...(signal && { signal }),
    });
    return {
      status: response.statusCode,
      headers: textHeaders(response.headers),
      body: response.stream(),
    };
  };
  return Object.assign(stream, {
    readWhole: async ({ path, headers, signal }: ReadRequest) => {
      await (ready ??= Promise.resolve(app.ready()));
      return sendLightRequest(entry, providerBasis + path, { headers, ...(signal && { signal }) });
    },
  });
}
