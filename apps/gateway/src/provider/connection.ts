import type { Readable } from 'node:stream';
import { providerBase } from '@mijn/contract/addresses';
import type { AnswerCall } from '@mijn/contract/calls';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { createHttpAsk } from './httpAsk.ts';
import { createLane, type LaneSize } from './lane.ts';

/** A request with a stream in or out. */
export interface StreamRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the provider's base, query included: `/declaraties?limit=20`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable | string;
  readonly signal?: AbortSignal;
}

/** The answer to it; the body has to be read or destroyed. */
export interface StreamResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readable;
}

/** Sends a request, as HTTP has it. */
export type SendStream = (request: StreamRequest) => Promise<StreamResponse>;

/** How the provider is reached: over HTTP or in the same process. */
export interface ProviderConnection {
  /** Asks a call of which body and answer are data. */
  readonly ask: AnswerCall;
  /** Sends forms with files, and fetches files, not read into memory. */
  readonly stream: SendStream;
}

/** The kinds of requests, none of which may hold up another. */
export interface LaneSizes {
  /** Calls of which body and answer are data: milliseconds each. */
  readonly calls: LaneSize;
  /** Forms with files, which come in as slowly as their sender's phone. */
  readonly uploads: LaneSize;
  /** Files, which go out as slowly as their reader's. */
  readonly reads: LaneSize;
}

/** The sizes of a real start: a page asks five calls at once, and whoever waits longer is answered nothing. */
const laneSizes: LaneSizes = {
  calls: { connections: 64, waiting: 512 },
  uploads: { connections: 64, waiting: 64 },
  reads: { connections: 64, waiting: 64 },
};

/**
 * Reaches a provider over HTTP, on connections that stay open.
 * @param baseUrl its address; without a path the contract's base is put behind it
 * @param sizes for tests: others
 */
export function httpConnection(baseUrl: string, sizes = laneSizes): ProviderConnection {
  const { calls, uploads, reads } = sizes;
  const upload = createSender(baseUrl, uploads);
  const read = createSender(baseUrl, reads);
  return {
    ask: createHttpAsk(createSender(baseUrl, calls)),
    stream: (request) => (request.body === undefined ? read(request) : upload(request)),
  };
}

/** Sends requests of one kind on connections of their own. It throws LaneFullError where too many wait. */
function createSender(baseUrl: string, size: LaneSize): SendStream {
  const { origin, pathname } = new URL(baseUrl);
  const base = pathname === '/' ? providerBase : pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: size.connections,
    connect: { timeout: 3_000 },
    // The gateway sets its own limits: an upload may take minutes.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const takePlace = createLane(size);
  return async ({ method, path, headers, body = null, signal }) => {
    const release = await takePlace(signal);
    try {
      const response = await pool.request({
        method,
        path: base + path,
        headers: { ...headers },
        body,
        ...(signal && { signal }),
      });
      // Until then the connection is busy with it.
      response.body.once('close', release);
      return { status: response.statusCode, headers: response.headers, body: response.body };
    } catch (error) {
      release();
      throw error;
    }
  };
}

/** Header values as texts: in-process, numbers may still be numbers. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** A provider in this process: it answers calls itself, and streams by its HTTP app without a network. */
export interface ProviderInProcess {
  readonly answer: AnswerCall;
  readonly app: Pick<FastifyInstance, 'inject'>;
}

/** Reaches a provider that runs in the same process, without a network. */
export function inProcessConnection({ answer, app }: ProviderInProcess): ProviderConnection {
  return {
    ask: answer,
    stream: async ({ method, path, headers, body, signal }) => {
      // Nobody would hear the error of an answer that is broken off before it began: that ends the process.
      signal?.throwIfAborted();
      const response = await app.inject({
        method,
        url: providerBase + path,
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
    },
  };
}
