import { createServer, type Server } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import Fastify from 'fastify';
import { Client } from 'mollie-api-typescript';
import { createController, type Controller } from './controller.testing.ts';
import { createIdealSimulator } from './createIdealSimulator.ts';

const key = 'test_a-key-for-the-tests';

/** The payer's return address, where nothing listens. */
export const returnAddress = 'http://localhost:3000/betaling/afhandeling?betaling=1';

/** A running simulator, with a shop that creates payments and receives webhooks. */
export interface Shop {
  readonly address: string;
  /** Mollie's client, without its own retries. */
  readonly mollie: Client;
  readonly control: Controller;
  /** Ids received by webhook, oldest first. */
  readonly reported: readonly string[];
  respondWith(status: number): void;
  readonly webhook: string;
  close(): Promise<void>;
}

export interface ShopOptions {
  readonly storageFolder?: string;
  readonly now?: () => Date;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts the simulator and a webhook listener, each on a free port. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const reported: string[] = [];
  let answer = 200;
  const listener = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      reported.push(new URLSearchParams(body).get('id') ?? '');
      response.writeHead(answer).end();
    });
  });
  const webhook = `http://127.0.0.1:${await listen(listener)}`;
  // Listens before the simulator exists, because it needs its own address.
  // Longer than a client keeps a connection, however busy the machine is.
  const server = createServer({ keepAliveTimeout: 60_000 });
  const address = `http://127.0.0.1:${await listen(server)}`;
  const log = Fastify({ logger: { level: 'silent' } }).log;
  const payees = { 'localhost:3000': 'Zilverzand' };
  const { app } = await createIdealSimulator({ address, apiKey: key, payees, log, ...options });
  await app.ready();
  server.on('request', (request, response) => app.routing(request, response));
  return {
    address,
    mollie: new Client({
      serverURL: address,
      security: { apiKey: key },
      retryConfig: { strategy: 'none' },
    }),
    control: createController(address),
    reported,
    respondWith: (status) => {
      answer = status;
    },
    webhook,
    async close() {
      await closeServer(server);
      await app.close();
      await closeServer(listener);
    },
  };
}

/** Returns a request for a payment of € 154.20, with overrides. */
export function paymentRequest(
  { webhook }: Pick<Shop, 'webhook'>,
  otherwise: Readonly<Record<string, unknown>> = {},
) {
  return {
    amount: { currency: 'EUR', value: '154.20' },
    description: 'Zilverzand 5000 0567 8901 2345',
    redirectUrl: returnAddress,
    webhookUrl: webhook,
    method: 'ideal' as const,
    metadata: { betalingId: 'poging-1', betaalkenmerk: '5000056789012345' },
    ...otherwise,
  };
}
