import type { Readable } from 'node:stream';
import { providerBase } from '@mijn/contract/addresses';
import type { AnswerCall } from '@mijn/contract/calls';
import { Pool } from 'undici';
import { createHttpAsk, type UnknownValue } from './httpAsk.ts';
import { createConcurrencyLimiter, type ConcurrencyLimit } from './concurrencyLimiter.ts';

export interface StreamRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the provider's base, with query: `/declaraties?limit=20`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable | string;
  readonly signal?: AbortSignal;
}

/** The response; its body has to be read or destroyed. */
export interface StreamResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readable;
}

export type SendStream = (request: StreamRequest) => Promise<StreamResponse>;

/** The connection to the provider. */
export interface ProviderConnection {
  readonly ask: AnswerCall;
  readonly stream: SendStream;
}

/** A connection that reports values which this release does not know. */
export interface HttpConnection extends ProviderConnection {
  /** Sets the receiver of unknown values of enumerations; each is reported once. */
  readonly onUnknownValue: (report: (unknown: UnknownValue) => void) => void;
}

/** Limits by kind of request, so that none blocks another. */
export interface LimitsByKind {
  /** Calls with data: milliseconds each. */
  readonly calls: ConcurrencyLimit;
  /** Forms with files, as slow as the sender's phone. */
  readonly uploads: ConcurrencyLimit;
  /** Downloads, as slow as the reader's connection. */
  readonly reads: ConcurrencyLimit;
}

/** Production limits: a page makes five calls at once, and a longer queue would only time out. */
const productionLimits: LimitsByKind = {
  calls: { connections: 64, waiting: 512 },
  uploads: { connections: 64, waiting: 64 },
  reads: { connections: 64, waiting: 64 },
};

/**
 * Connects to a provider over HTTP with keep-alive.
 * @param baseUrl its address; without a path the contract's base is appended
 * @param sizes limits, for tests
 */
export function httpConnection(baseUrl: string, sizes = productionLimits): HttpConnection {
  const { calls, uploads, reads } = sizes;
  const upload = createSender(baseUrl, uploads);
  const read = createSender(baseUrl, reads);
  let report: ((unknown: UnknownValue) => void) | undefined;
  return {
    ask: createHttpAsk(createSender(baseUrl, calls), (unknown) => report?.(unknown)),
    onUnknownValue: (receiver) => (report = receiver),
    stream: (request) => (request.body === undefined ? read(request) : upload(request)),
  };
}

/** Sends requests of one kind on separate connections; throws QueueFullError if too many wait. */
function createSender(baseUrl: string, size: ConcurrencyLimit): SendStream {
  const { origin, pathname } = new URL(baseUrl);
  const base = pathname === '/' ? providerBase : pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: size.connections,
    connect: { timeout: 3_000 },
    // The gateway has its own limits: an upload may take minutes.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const takePlace = createConcurrencyLimiter(size);
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
      // The connection is busy until then.
      response.body.once('close', release);
      return { status: response.statusCode, headers: response.headers, body: response.body };
    } catch (error) {
      release();
      throw error;
    }
  };
}
