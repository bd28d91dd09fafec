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
    /** The answer to this request breaks off halfway. */
    halfResponse?: boolean;
  }
}

type ServiceFault = (request: FastifyRequest, reply: FastifyReply, ms: number) => unknown;

/** What each fault does before the request's own work is done; answering skips that work. */
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

/** The words that mean the payment a request is about: one that there is, or one that is asked for. */
function wordsOf({ params, body }: FastifyRequest, checkout: Checkout): readonly string[] {
  const id = isObject(params) && 'id' in params ? String(params['id']) : undefined;
  if (id !== undefined) return keywords(id, checkout.find(id)?.metadata);
  const metadata = isObject(body) ? body['metadata'] : null;
  return keywords(undefined, metadata);
}

/** Half of a text, after which the connection breaks. */
function half(text: string): Readable {
  const piece = text.slice(0, Math.ceil(text.length / 2));
  return Readable.from(
    (async function* () {
      yield piece;
      throw new Error('halfResponse');
    })(),
  );
}

/** Lets the faults of the group `service` happen to every call of these routes. */
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

/** What each fault of the group `retrieval` makes of the truth. */
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

/** The answer to who fetches a payment, with the fault that holds for it read into it. */
export function tamper(
  checkout: Checkout,
  id: string,
  response: BetalingResponse,
): Readonly<Record<string, unknown>> {
  const fault = checkout.faults.happens('retrieval', keywords(id, response.metadata));
  return fault ? tamperings[fault.what](response) : response;
}
