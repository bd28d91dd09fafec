import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Client } from 'mollie-api-typescript';
import { createBestuurder, type Bestuurder } from './bestuurder.ts';
import { createIdealSimulator } from './createIdealSimulator.ts';

/** The key of the tests. */
export const sleutel = 'test_een-sleutel-voor-de-proef';

/** Where the payer comes back; nobody listens there. */
export const terugAdres = 'http://localhost:3000/betaling/afhandeling?betaling=1';

/** A running simulator, with somebody beside it who has payments made and hears the webhooks. */
export interface Winkel {
  readonly adres: string;
  /** Mollie's own client, which does not try again by itself here. */
  readonly mollie: Client;
  readonly besturing: Bestuurder;
  /** The ids that came by webhook, oldest first. */
  readonly gemeld: readonly string[];
  /** What the webhook's address answers from now on. */
  antwoordMet(status: number): void;
  /** Where webhooks go. */
  readonly webhook: string;
  sluit(): Promise<void>;
}

/** How a shop may be opened. */
export interface WinkelOpties {
  readonly opslagMap?: string;
  readonly nu?: () => Date;
}

async function luister(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  return `http://127.0.0.1:${port}`;
}

async function sluitServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts the simulator and a webhook's address, each on a free port. */
export async function openWinkel(opties: WinkelOpties = {}): Promise<Winkel> {
  const gemeld: string[] = [];
  let antwoord = 200;
  const oor = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (stuk: string) => (body += stuk));
    request.on('end', () => {
      gemeld.push(new URLSearchParams(body).get('id') ?? '');
      response.writeHead(antwoord).end();
    });
  });
  const webhook = await luister(oor);
  // Listens before the simulator exists, since the simulator must know its own address.
  const server = createServer();
  const adres = await luister(server);
  const log = Fastify({ logger: { level: 'silent' } }).log;
  const begunstigden = { 'localhost:3000': 'Zilverzand' };
  const { app } = await createIdealSimulator({ adres, sleutel, begunstigden, log, ...opties });
  await app.ready();
  server.on('request', (request, response) => app.routing(request, response));
  return {
    adres,
    mollie: new Client({
      serverURL: adres,
      security: { apiKey: sleutel },
      retryConfig: { strategy: 'none' },
    }),
    besturing: createBestuurder(adres),
    gemeld,
    antwoordMet: (status) => {
      antwoord = status;
    },
    webhook,
    async sluit() {
      await sluitServer(server);
      await app.close();
      await sluitServer(oor);
    },
  };
}

/** What is asked for a payment of € 154.20; parts of it replaced. */
export function verzoek(
  { webhook }: Pick<Winkel, 'webhook'>,
  anders: Readonly<Record<string, unknown>> = {},
) {
  return {
    amount: { currency: 'EUR', value: '154.20' },
    description: 'Zilverzand 5000 0567 8901 2345',
    redirectUrl: terugAdres,
    webhookUrl: webhook,
    method: 'ideal' as const,
    metadata: { betalingId: 'poging-1', betaalkenmerk: '5000056789012345' },
    ...anders,
  };
}
