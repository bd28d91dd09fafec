import { Readable } from 'node:stream';
import { setTimeout as pauze } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foutAntwoord, type BetalingAntwoord } from './antwoorden.rules.ts';
import { trefwoorden } from './betaling.ts';
import { bedragVan, centenVan } from './geld.rules.ts';
import type { Kassa } from './kassa.ts';
import type { StoringVan } from './storingen.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer to this request breaks off halfway. */
    halfAntwoord?: boolean;
  }
}

type Dienststoring = (request: FastifyRequest, reply: FastifyReply, ms: number) => unknown;

/** What each fault does before the request's own work is done; answering skips that work. */
const dienststoringen: Readonly<Record<StoringVan<'dienst'>, Dienststoring>> = {
  async traag(request, _reply, ms) {
    const weg = new AbortController();
    request.raw.once('close', () => weg.abort());
    await pauze(ms, undefined, { ref: false, signal: weg.signal }).catch(() => undefined);
  },
  halfAntwoord(request) {
    request.halfAntwoord = true;
  },
  fout500: (_request, reply) =>
    reply.code(500).send(foutAntwoord(500, 'An internal server error occurred.')),
  geenJson: (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>Onderhoud</title><p>Even geduld.</p>'),
  weg(request, reply) {
    reply.hijack();
    request.raw.socket.destroy();
  },
};

/** The words that mean the payment a request is about: one that there is, or one that is asked for. */
function woordenVan({ params, body }: FastifyRequest, kassa: Kassa): readonly string[] {
  const id = typeof params === 'object' && params && 'id' in params ? String(params.id) : undefined;
  if (id !== undefined) return trefwoorden(id, kassa.vind(id)?.metadata);
  const metadata = typeof body === 'object' && body && 'metadata' in body ? body.metadata : null;
  return trefwoorden(undefined, metadata);
}

/** Half of a text, after which the connection breaks. */
function half(tekst: string): Readable {
  const stuk = tekst.slice(0, Math.ceil(tekst.length / 2));
  return Readable.from(
    (async function* () {
      yield stuk;
      throw new Error('halfAntwoord');
    })(),
  );
}

/** Lets the faults of the group `dienst` happen to every call of these routes. */
export function registerDienststoringen(app: FastifyInstance, kassa: Kassa): void {
  app.addHook('preHandler', async (request, reply) => {
    const storing = kassa.storingen.gebeurt('dienst', woordenVan(request, kassa));
    if (storing === undefined) return;
    request.log.info({ storing: storing.wat }, 'fault');
    await dienststoringen[storing.wat](request, reply, storing.ms);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.halfAntwoord || typeof payload !== 'string') return payload;
    reply.header('content-length', Buffer.byteLength(payload));
    return half(payload);
  });
}

type Verdraai = (antwoord: BetalingAntwoord) => Readonly<Record<string, unknown>>;

/** What each fault of the group `ophalen` makes of the truth. */
const verdraaiingen: Readonly<Record<StoringVan<'ophalen'>, Verdraai>> = {
  verkeerdBedrag: ({ amount, ...rest }) => ({
    ...rest,
    amount: bedragVan((centenVan(amount.value) ?? 0) + 1),
  }),
  verkeerdeValuta: ({ amount, ...rest }) => ({ ...rest, amount: { ...amount, currency: 'USD' } }),
  verkeerdKenmerk: ({ metadata, ...rest }) => ({
    ...rest,
    metadata:
      typeof metadata === 'object' && metadata !== null
        ? Object.fromEntries(Object.keys(metadata).map((naam) => [naam, 'iets-anders']))
        : 'iets-anders',
  }),
};

/** The answer to who fetches a payment, with the fault that holds for it read into it. */
export function verdraai(
  kassa: Kassa,
  id: string,
  antwoord: BetalingAntwoord,
): Readonly<Record<string, unknown>> {
  const storing = kassa.storingen.gebeurt('ophalen', trefwoorden(id, antwoord.metadata));
  return storing ? verdraaiingen[storing.wat](antwoord) : antwoord;
}
