import type { Readable } from 'node:stream';
import { providerBasis } from '@mijn/contract/restPaden';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { type Ingang, vraagLicht } from './lichtVerzoek.ts';

/** One request to the provider. */
export interface ProviderAanvraag {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the provider's base, query included: `/declaraties?limit=20`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable | string;
  readonly signal?: AbortSignal;
}

/** The provider's answer; the body has to be read or destroyed. */
export interface ProviderAntwoord {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readable;
}

/** An answer that has been read whole. */
export interface HeelAntwoord {
  readonly status: number;
  readonly tekst: string;
}

/** A GET whose answer is read whole. */
type LeesAanvraag = Pick<ProviderAanvraag, 'path' | 'headers' | 'signal'>;

/** How the provider is reached: over HTTP or in the same process. */
export interface ProviderVerbinding {
  (aanvraag: ProviderAanvraag): Promise<ProviderAntwoord>;
  /** A shorter way for a GET whose answer is one text, where there is one. */
  readonly leesHeel?: (aanvraag: LeesAanvraag) => Promise<HeelAntwoord>;
}

/**
 * Reaches a provider over HTTP, on connections that stay open.
 * @param baseUrl its address; without a path the contract's base is put behind it
 */
export function httpVerbinding(baseUrl: string): ProviderVerbinding {
  const { origin, pathname } = new URL(baseUrl);
  const basis = pathname === '/' ? providerBasis : pathname.replace(/\/$/, '');
  const pool = new Pool(origin, { connections: 64, connect: { timeout: 3_000 } });
  return async ({ method, path, headers, body = null, signal }) => {
    const antwoord = await pool.request({
      method,
      path: basis + path,
      headers: { ...headers },
      body,
      // The gateway sets its own limits: an upload may take minutes.
      headersTimeout: 0,
      bodyTimeout: 0,
      ...(signal && { signal }),
    });
    return { status: antwoord.statusCode, headers: antwoord.headers, body: antwoord.body };
  };
}

/** Header values as texts: in-process, numbers may still be numbers. */
function tekstKoppen(koppen: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(koppen).map(([naam, waarde]) => [naam, String(waarde)]));
}

/**
 * Reaches a provider that runs in the same process, without a network; bodies stream both ways.
 */
export function inProcesVerbinding(
  app: Pick<FastifyInstance, 'inject' | 'ready' | 'routing'>,
): ProviderVerbinding {
  const ingang: Ingang = (verzoek, antwoord) => app.routing(verzoek, antwoord);
  let gereed: Promise<unknown> | undefined;
  const stroom: ProviderVerbinding = async ({ method, path, headers, body, signal }) => {
    // Nobody would hear the error of an answer that is broken off before it began: that ends the process.
    signal?.throwIfAborted();
    const antwoord = await app.inject({
      method,
      url: providerBasis + path,
      headers: { ...headers },
      payloadAsStream: true,
      ...(body !== undefined && { payload: body }),
      ...(signal && { signal }),
    });
    return {
      status: antwoord.statusCode,
      headers: tekstKoppen(antwoord.headers),
      body: antwoord.stream(),
    };
  };
  return Object.assign(stroom, {
    leesHeel: async ({ path, headers, signal }: LeesAanvraag) => {
      await (gereed ??= Promise.resolve(app.ready()));
      return vraagLicht(ingang, providerBasis + path, { headers, ...(signal && { signal }) });
    },
  });
}
