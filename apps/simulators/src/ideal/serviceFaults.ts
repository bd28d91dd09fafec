import { isObject } from '@mijn/domain/isObject';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorResponse, type BetalingResponse } from './responses.rules.ts';
import { keywords } from './betaling.ts';
import { amountOf, centsOf } from './money.rules.ts';
import type { Checkout } from './checkout.ts';
import type { FaultOf } from './faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    halfResponse?: boolean;
  }
}

type ServiceFault = (request: FastifyRequest, reply: FastifyReply, ms: number) => unknown;

/** Applies each fault before the request is handled; replying skips the handler. */
const serviceFaults: Readonly<Record<FaultOf<'service'>, ServiceFault>> = {
  async slow(request, _reply, ms) {
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    await pause(ms, undefined, { ref: false, signal: gone.signal }).catch(() => undefined);
  },
  halfResponse(request) {
    request.halfResponse = true;
  },
  error500: (_request, reply) =>
    reply.code(500).send(errorResponse(500, 'An internal server error occurred.')),
  noJson: (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>Onderhoud</title><p>Even geduld.</p>'),
  gone(request, reply) {
    reply.hijack();
    request.raw.socket.destroy();
  },
};

/** Returns the words that identify the payment of a request, existing or new. */
function wordsOf({ params, body }: FastifyRequest, checkout: Checkout): readonly string[] {
  const id = isObject(params) && 'id' in params ? String(params['id']) : undefined;
  if (id !== undefined) return keywords(id, checkout.find(id)?.metadata);
  const metadata = isObject(body) ? body['metadata'] : null;
  return keywords(undefined, metadata);
}

/** Returns half of a text, and then breaks the connection. */
function half(text: string): Readable {
  const piece = text.slice(0, Math.ceil(text.length / 2));
  return Readable.from(
    (async function* () {
      yield piece;
      throw new Error('halfResponse');
    })(),
  );
}

/** Applies faults of the group `service` to these routes. */
export function registerServiceFaults(app: FastifyInstance, checkout: Checkout): void {
  app.addHook('preHandler', async (request, reply) => {
    const fault = checkout.faults.happens('service', wordsOf(request, checkout));
    if (fault === undefined) return;
    request.log.info({ fault: fault.what }, 'fault');
    await serviceFaults[fault.what](request, reply, fault.ms);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.halfResponse || typeof payload !== 'string') return payload;
    reply.header('content-length', Buffer.byteLength(payload));
    return half(payload);
  });
}

type Tamper = (response: BetalingResponse) => Readonly<Record<string, unknown>>;

/** Changes that faults of the group `retrieval` make to a payment. */
const tamperings: Readonly<Record<FaultOf<'retrieval'>, Tamper>> = {
  wrongAmount: ({ amount, ...rest }) => ({
    ...rest,
    amount: amountOf((centsOf(amount.value) ?? 0) + 1),
  }),
  wrongCurrency: ({ amount, ...rest }) => ({ ...rest, amount: { ...amount, currency: 'USD' } }),
  wrongKenmerk: ({ metadata, ...rest }) => ({
    ...rest,
    metadata: isObject(metadata)
      ? Object.fromEntries(Object.keys(metadata).map((name) => [name, 'iets-anders']))
      : 'iets-anders',
  }),
};

/** Applies an active fault to a fetched payment. */
export function tamper(
  checkout: Checkout,
  id: string,
  response: BetalingResponse,
): Readonly<Record<string, unknown>> {
  const fault = checkout.faults.happens('retrieval', keywords(id, response.metadata));
  return fault ? tamperings[fault.what](response) : response;
}
