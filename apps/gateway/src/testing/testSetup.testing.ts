import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { exportJWK, generateKeyPair } from 'jose';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { createGateway } from '../createGateway.ts';
import { migrate } from '../db/migrate.ts';
import type { GatewayConfig } from '../gatewayConfig.ts';
import { httpConnection } from '../provider/connection.ts';
import { createBrowser, type Browser } from './browser.testing.ts';
import { createStubClient } from './stubClient.testing.ts';
import { startStubDigid, type DigidResponse } from './stubDigid.testing.ts';
import { createStubProvider } from './stubProvider.testing.ts';

async function createKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    callerKey: await exportJWK(privateKey),
    bsnKey: randomBytes(32).toString('base64'),
  };
}

function createLog() {
  const regels: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void regels.push(line) });
  return { log, regels };
}

function addressesAt(port: number) {
  return { ZZ: `http://localhost:${port}`, AZVZ: `http://ankerzee.localhost:${port}` };
}

/** Starts a gateway with its own database, a stub provider, broker and client, and a controllable clock. */
export async function startTestGateway(otherwise: Partial<GatewayConfig> = {}) {
  const [database, digid, client, keys, port] = await Promise.all([
    createTestDatabase({ name: 'gateway', fill: migrate }),
    startStubDigid(),
    createStubClient(),
    createKeys(),
    freePort(),
  ]);
  const provider = createStubProvider();
  const providerUrl = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const { log, regels } = createLog();
  const addresses = addressesAt(port);
  let shifted = 0;
  const gateway = await createGateway({
    databaseUrl: database.url,
    brands: (['ZZ', 'AZVZ'] as const).map((brand) => ({ merk: brand, url: addresses[brand] })),
    digid: digid.config,
    provider: httpConnection(providerUrl),
    ...keys,
    clientFolder: client.folder,
    production: false,
    log,
    now: () => new Date(Date.now() + shifted),
    ...otherwise,
  });
  await gateway.app.listen({ port, host: '127.0.0.1' });
  const pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);

  return {
    gateway,
    provider,
    digid,
    port,
    addresses,
    log: regels,
    databaseUrl: database.url,
    sql: async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows,
    shift: (minutes: number) => {
      shifted += minutes * 60_000;
    },
    browser: (brand: 'ZZ' | 'AZVZ' = 'ZZ') => createBrowser(addresses[brand]),
    stop: async () => {
      await gateway.close();
      await Promise.all([pool.end(), digid.stop(), provider.app.close(), client.gone()]);
      await database.drop();
    },
  };
}

export type TestSetup = Awaited<ReturnType<typeof startTestGateway>>;

/**
 * Starts a gateway for a test file, and stops it after the file's tests. Before each test the stub provider
 * answers as usual again, and has seen no calls. Call it at the top of the file.
 */
export async function useTestGateway(otherwise?: Partial<GatewayConfig>): Promise<TestSetup> {
  const testSetup = await startTestGateway(otherwise);
  afterAll(() => testSetup.stop());
  beforeEach(() => testSetup.provider.recover());
  return testSetup;
}

/** Starts a login; returns the address at the broker. */
export async function startLogin(browser: Browser, request = ''): Promise<URL> {
  return new URL((await browser.request(`/digid${request}`)).location);
}

/** Completes a login; returns the last response. */
export async function logIn(
  testSetup: TestSetup,
  browser: Browser,
  response?: DigidResponse,
  request?: string,
) {
  const back = testSetup.digid.respondTo(await startLogin(browser, request), response);
  return browser.request(back.pathname + back.search);
}

/** Returns a browser with a logged-in person. */
export async function createLoggedInBrowser(
  testSetup: TestSetup,
  response?: DigidResponse,
  brand?: 'ZZ' | 'AZVZ',
): Promise<Browser> {
  const browser = testSetup.browser(brand);
  await logIn(testSetup, browser, response);
  return browser;
}
