import { createServer, type Server } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import Fastify from 'fastify';
import { Client } from 'mollie-api-typescript';
import { createController, type Controller } from './controller.testing.ts';
import { createIdealSimulator } from './createIdealSimulator.ts';

/** The key of the tests. */
const key = 'test_a-key-for-the-tests';

/** Where the payer comes back; nobody listens there. */
export const returnAddress = 'http://localhost:3000/betaling/afhandeling?betaling=1';

/** A running simulator, with somebody beside it who has payments made and hears the webhooks. */
export interface Shop {
  readonly address: string;
  /** Mollie's own client, which does not try again by itself here. */
  readonly mollie: Client;
  readonly control: Controller;
  /** The ids that came by webhook, oldest first. */
  readonly reported: readonly string[];
  /** What the webhook's address answers from now on. */
  respondWith(status: number): void;
  /** Where webhooks go. */
  readonly webhook: string;
  close(): Promise<void>;
}

/** How a shop may be opened. */
export interface ShopOptions {
  readonly storageFolder?: string;
  readonly now?: () => Date;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts the simulator and a webhook's address, each on a free port. */
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
  // Listens before the simulator exists, since the simulator must know its own address.
  const server = createServer();
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

/** What is asked for a payment of € 154.20; parts of it replaced. */
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
