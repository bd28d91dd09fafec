import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@mijn/dev-env/listen';
import type { PaymentState } from './betalingen.rules.ts';
import type { PaymentProviderConfig } from './paymentProvider/paymentProvider.ts';

/** Payment status in Mollie's API v2. */
export type CheckoutStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** Our state for each status. */
export const stateOf: Readonly<Record<CheckoutStatus, PaymentState>> = {
  open: 'open',
  pending: 'inBehandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'geannuleerd',
  expired: 'verlopen',
};

export interface CheckoutBetaling {
  readonly id: string;
  readonly key: string;
  status: CheckoutStatus;
  amount: { currency: string; value: string };
  amountRefunded?: { currency: string; value: string };
  amountChargedBack?: { currency: string; value: string };
  metadata: Readonly<Record<string, unknown>> | null;
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly description: string;
}

/**
 * Failure of a request: before it is processed (`gone`, `error`, `busy`), or in its answer (`half`,
 * `lost`, `html`, `nonsense`, `slow`).
 */
export type CheckoutFault =
  | 'gone'
  | 'error'
  | 'busy'
  | 'rejected'
  | 'half'
  | 'lost'
  | 'html'
  | 'nonsense'
  | 'slow';

/** Stub of the payment provider over HTTP: the part of Mollie's API v2 that we use. */
export interface Checkout {
  readonly address: string;
  readonly betalingen: Map<string, CheckoutBetaling>;
  /** Requests so far, as `POST /v2/payments`. */
  readonly requests: string[];
  /** Returns the failure of a request, if any. */
  fault: (request: string) => CheckoutFault | undefined;
  /** Base of the payment page's address. */
  redirectBasis: string;
  readonly config: (otherwise?: Partial<PaymentProviderConfig>) => PaymentProviderConfig;
  /** Returns the payments with this reference, in order of creation. */
  readonly listBy: (betaalkenmerk: string) => CheckoutBetaling[];
  readonly close: () => Promise<void>;
}

const end: readonly CheckoutStatus[] = ['paid', 'failed', 'canceled', 'expired'];

/** Starts the stub on a free port. */
export async function startCheckout(): Promise<Checkout> {
  const server = createServer((request, response) => void handle(checkout, request, response));
  const port = await listen(server);
  const address = `http://kassa.localhost:${port}`;
  const checkout: Checkout = {
    address,
    betalingen: new Map(),
    requests: [],
    fault: () => undefined,
    redirectBasis: address,
    config: (otherwise = {}) => ({
      address,
      apiKey: 'test_kassa',
      webhookAddress: 'http://localhost:3000/webhooks/betalingen',
      returnAddresses: {
        ZZ: 'http://localhost:3000/betaling/afhandeling',
        AZVZ: 'http://ankerzee.localhost:3000/betaling/afhandeling',
      },
      redirectHosts: [`kassa.localhost:${port}`],
      omschrijving: 'Zilverzand',
      ...otherwise,
    }),
    listBy: (kenmerk) =>
      [...checkout.betalingen.values()].filter((b) => b.metadata?.['betaalkenmerk'] === kenmerk),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return checkout;
}

const errorOf = (status: number) => ({ status, title: 'x', detail: 'x', _links: {} });

// Failures before processing, with their HTTP status.
const rejections: Readonly<Partial<Record<CheckoutFault, number>>> = {
  error: 500,
  busy: 429,
  rejected: 422,
};

async function handle(
  checkout: Checkout,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const kind = `${request.method} ${request.url}`;
  checkout.requests.push(kind);
  const body = await text(request).catch(() => '');
  const fault = checkout.fault(kind);
  if (fault === 'gone') return void request.socket.destroy();
  const rejection = fault && rejections[fault];
  if (rejection) {
    return send(response, rejection, errorOf(rejection));
  }
  if (request.headers.authorization !== 'Bearer test_kassa') return send(response, 401, {});
  const { status, content } = perform(checkout, request, body);
  sendWith(response, fault, status, content);
}

function sendWith(
  response: ServerResponse,
  fault: CheckoutFault | undefined,
  status: number,
  content: object,
): void {
  if (fault === 'slow') return;
  if (fault === 'lost') return void response.socket?.destroy();
  if (fault === 'html') {
    response.writeHead(status, { 'content-type': 'text/html' });
    return void response.end('<html>');
  }
  if (fault === 'nonsense') return send(response, status, { resource: 'payment', id: 7 });
  if (fault === 'half') {
    const json = JSON.stringify(content);
    response.writeHead(status, {
      'content-type': 'application/hal+json',
      'content-length': json.length,
    });
    response.write(json.slice(0, json.length / 2));
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

function perform(
  checkout: Checkout,
  { method, url, headers }: IncomingMessage,
  body: string,
): Outcome {
  if (method === 'POST' && url === '/v2/payments') {
    return {
      status: 201,
      content: create(checkout, String(headers['idempotency-key']), JSON.parse(body)),
    };
  }
  const id = /^\/v2\/payments\/(\w+)$/.exec(url ?? '')?.[1] ?? '';
  const betaling = checkout.betalingen.get(id);
  if (!betaling) return { status: 404, content: errorOf(404) };
  if (method === 'DELETE') {
    if (betaling.status !== 'open' && betaling.status !== 'canceled') {
      return { status: 422, content: errorOf(422) };
    }
    betaling.status = 'canceled';
  }
  return { status: 200, content: onTheWire(checkout, betaling) };
}

// A repeated key gets the original answer.
function create(checkout: Checkout, key: string, request: CheckoutBetaling): object {
  const earlier = [...checkout.betalingen.values()].find((b) => b.key === key);
  if (earlier) return onTheWire(checkout, { ...earlier, status: 'open' });
  const id = `tr_${randomBytes(6).toString('hex')}`;
  const betaling: CheckoutBetaling = { ...request, id, key, status: 'open' };
  checkout.betalingen.set(id, betaling);
  return onTheWire(checkout, betaling);
}

const link = (href: string) => ({ href, type: 'text/html' });

function onTheWire(checkout: Checkout, betaling: CheckoutBetaling): object {
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
    amountRefunded: betaling.amountRefunded,
    amountChargedBack: betaling.amountChargedBack,
    metadata,
    description,
    redirectUrl,
    createdAt: new Date().toISOString(),
    ...(end.includes(status) ? {} : { expiresAt: new Date(Date.now() + 900_000).toISOString() }),
    _links: {
      self: link(`${checkout.address}/v2/payments/${id}`),
      dashboard: link(`${checkout.address}/dashboard`),
      ...(status === 'open' && { checkout: link(`${checkout.redirectBasis}/betalen/${id}`) }),
    },
  };
}
