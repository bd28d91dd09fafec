import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PaymentState } from './betalingen.rules.ts';
import type { PaymentProviderConfig } from './paymentProvider/paymentProvider.ts';

/** State of a payment on the wire (Mollie API v2). */
export type KassaStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** What each is called with us. */
export const stateOf: Readonly<Record<KassaStatus, PaymentState>> = {
  open: 'open',
  pending: 'inBehandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'geannuleerd',
  expired: 'verlopen',
};

/** A payment as the stub keeps it. */
export interface KassaBetaling {
  readonly id: string;
  readonly sleutel: string;
  status: KassaStatus;
  amount: { currency: string; value: string };
  metadata: unknown;
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly description: string;
}

/**
 * What goes wrong with a question: before it is dealt with (`gone`, `error`, `busy`), or with the answer
 * to what was done (`half`, `kwijt`, `html`, `nonsense`, `slow`).
 */
export type KassaFault =
  | 'gone'
  | 'error'
  | 'busy'
  | 'rejected'
  | 'half'
  | 'kwijt'
  | 'html'
  | 'nonsense'
  | 'traag';

/** A payment provider for these tests, over HTTP: as little of Mollie's API v2 as we use. */
export interface Kassa {
  readonly address: string;
  readonly betalingen: Map<string, KassaBetaling>;
  /** Every question so far: `POST /v2/payments`. */
  readonly requests: string[];
  /** Decides what goes wrong with a question; nothing by default. */
  storing: (request: string) => KassaFault | undefined;
  /** What it puts where a person pays. */
  redirectBasis: string;
  readonly config: (otherwise?: Partial<PaymentProviderConfig>) => PaymentProviderConfig;
  /** The payments with this payment reference, in order of making. */
  readonly van: (betaalkenmerk: string) => KassaBetaling[];
  readonly close: () => Promise<void>;
}

const end: readonly KassaStatus[] = ['paid', 'failed', 'canceled', 'expired'];

/** Starts one on a free port. */
export async function startKassa(): Promise<Kassa> {
  const server = createServer((request, response) => void handle(kassa, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  const address = `http://kassa.localhost:${port}`;
  const kassa: Kassa = {
    address,
    betalingen: new Map(),
    requests: [],
    storing: () => undefined,
    redirectBasis: address,
    config: (otherwise = {}) => ({
      address,
      sleutel: 'test_kassa',
      webhookAddress: 'http://localhost:3000/webhooks/betalingen',
      returnAddresses: {
        ZZ: 'http://localhost:3000/betaling/afhandeling',
        AZVZ: 'http://ankerzee.localhost:3000/betaling/afhandeling',
      },
      redirectHosts: [`kassa.localhost:${port}`],
      omschrijving: 'Zilverzand',
      ...otherwise,
    }),
    van: (kenmerk) =>
      [...kassa.betalingen.values()].filter((b) => Object(b.metadata).betaalkenmerk === kenmerk),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return kassa;
}

const errorOf = (status: number) => ({ status, title: 'x', detail: 'x', _links: {} });

/** Faults by which nothing is done, with their HTTP status. */
const rejections: Readonly<Partial<Record<KassaFault, number>>> = {
  error: 500,
  busy: 429,
  rejected: 422,
};

async function handle(
  kassa: Kassa,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const kind = `${request.method} ${request.url}`;
  kassa.requests.push(kind);
  const body = await text(request).catch(() => '');
  const fault = kassa.storing(kind);
  if (fault === 'gone') return void request.socket.destroy();
  const rejection = fault && rejections[fault];
  if (rejection) {
    return send(response, rejection, errorOf(rejection));
  }
  if (request.headers.authorization !== 'Bearer test_kassa') return send(response, 401, {});
  const { status, content } = perform(kassa, request, body);
  sendWith(response, fault, status, content);
}

function sendWith(
  response: ServerResponse,
  fault: KassaFault | undefined,
  status: number,
  content: object,
): void {
  if (fault === 'traag') return;
  if (fault === 'kwijt') return void response.socket?.destroy();
  if (fault === 'html') {
    response.writeHead(status, { 'content-type': 'text/html' });
    return void response.end('<html>');
  }
  if (fault === 'nonsense') return send(response, status, { resource: 'payment', id: 7 });
  if (fault === 'half') {
    const text = JSON.stringify(content);
    response.writeHead(status, {
      'content-type': 'application/hal+json',
      'content-length': text.length,
    });
    response.write(text.slice(0, text.length / 2));
    setImmediate(() => response.socket?.destroy());
    return;
  }
  send(response, status, content);
}

function send(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' });
  response.end(JSON.stringify(content));
}

interface Outcome {
  readonly status: number;
  readonly content: object;
}

function perform(kassa: Kassa, { method, url, headers }: IncomingMessage, body: string): Outcome {
  if (method === 'POST' && url === '/v2/payments') {
    return {
      status: 201,
      content: create(kassa, String(headers['idempotency-key']), JSON.parse(body)),
    };
  }
  const id = /^\/v2\/payments\/(\w+)$/.exec(url ?? '')?.[1] ?? '';
  const betaling = kassa.betalingen.get(id);
  if (!betaling) return { status: 404, content: errorOf(404) };
  if (method === 'DELETE') {
    if (betaling.status !== 'open' && betaling.status !== 'canceled') {
      return { status: 422, content: errorOf(422) };
    }
    betaling.status = 'canceled';
  }
  return { status: 200, content: onTheWire(kassa, betaling) };
}

/** The same key again is answered as it was the first time. */
function create(kassa: Kassa, sleutel: string, request: KassaBetaling): object {
  const earlier = [...kassa.betalingen.values()].find((b) => b.sleutel === sleutel);
  if (earlier) return onTheWire(kassa, { ...earlier, status: 'open' });
  const id = `tr_${randomBytes(6).toString('hex')}`;
  const betaling: KassaBetaling = { ...request, id, sleutel, status: 'open' };
  kassa.betalingen.set(id, betaling);
  return onTheWire(kassa, betaling);
}

const link = (href: string) => ({ href, type: 'text/html' });

function onTheWire(kassa: Kassa, betaling: KassaBetaling): object {
  const { id, status, amount, metadata, description, redirectUrl } = betaling;
  return {
    resource: 'payment',
    mode: 'test',
    profileId: 'pfl_1',
    sequenceType: 'oneoff',
    method: 'ideal',
    id,
    status,
    amount,
    metadata,
    description,
    redirectUrl,
    createdAt: new Date().toISOString(),
    ...(end.includes(status) ? {} : { expiresAt: new Date(Date.now() + 900_000).toISOString() }),
    _links: {
      self: link(`${kassa.address}/v2/payments/${id}`),
      dashboard: link(`${kassa.address}/dashboard`),
      ...(status === 'open' && { checkout: link(`${kassa.redirectBasis}/betalen/${id}`) }),
    },
  };
}
