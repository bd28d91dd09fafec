import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { exportJWK, generateKeyPair } from 'jose';
import { Pool } from 'pg';
import { pino } from 'pino';
import { createGateway } from '../createGateway.ts';
import type { GatewayConfig } from '../gatewayConfig.ts';
import { inProcesVerbinding } from '../provider/verbinding.ts';
import { maakBrowser, type Browser } from './browser.testhulp.ts';
import { maakStubClient } from './stubClient.testhulp.ts';
import { startStubDigid, type DigidAntwoord } from './stubDigid.testhulp.ts';
import { maakStubProvider } from './stubProvider.testhulp.ts';

async function maakSleutels() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    aanroeperSleutel: await exportJWK(privateKey),
    bsnSleutel: randomBytes(32).toString('base64'),
  };
}

/** Keeps what was logged, so that a test can look for what should not be there. */
function maakLog() {
  const regels: string[] = [];
  const log = pino({ level: 'debug' }, { write: (regel: string) => void regels.push(regel) });
  return { log, regels };
}

/**
 * A gateway that listens, with its own database, a stub provider, broker and client, and a clock
 * that a test can move.
 */
export async function startProef(anders: Partial<GatewayConfig> = {}) {
  const [database, digid, client, sleutels, port] = await Promise.all([
    createTestDatabase(),
    startStubDigid(),
    maakStubClient(),
    maakSleutels(),
    freePort(),
  ]);
  const provider = maakStubProvider();
  const { log, regels } = maakLog();
  const adressen = { ZZ: `http://localhost:${port}`, AZVZ: `http://ankerzee.localhost:${port}` };
  let verschoven = 0;
  const gateway = await createGateway({
    databaseUrl: database.url,
    merken: [
      { merk: 'ZZ', url: adressen.ZZ },
      { merk: 'AZVZ', url: adressen.AZVZ },
    ],
    digid: digid.config,
    provider: inProcesVerbinding(provider.app),
    ...sleutels,
    clientMap: client.map,
    productie: false,
    log,
    nu: () => new Date(Date.now() + verschoven),
    ...anders,
  });
  await gateway.app.listen({ port, host: '127.0.0.1' });
  const pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);

  return {
    gateway,
    provider,
    digid,
    port,
    adressen,
    log: regels,
    databaseUrl: database.url,
    /** Asks the database as its owner. */
    sql: async (tekst: string) => (await pool.query<Record<string, unknown>>(tekst)).rows,
    /** Moves the clock of sessions. */
    verschuif: (minuten: number) => {
      verschoven += minuten * 60_000;
    },
    browser: (merk: 'ZZ' | 'AZVZ' = 'ZZ') => maakBrowser(adressen[merk]),
    stop: async () => {
      await gateway.close();
      await Promise.all([pool.end(), digid.stop(), provider.app.close(), client.weg()]);
      await database.drop();
    },
  };
}

/** A gateway under test. */
export type Proef = Awaited<ReturnType<typeof startProef>>;

/** Starts a login: where the gateway sends the browser. */
export async function begin(browser: Browser, vraag = ''): Promise<URL> {
  return new URL((await browser.vraag(`/digid${vraag}`)).naar);
}

/** A whole login; the answer to the last step. */
export async function logIn(
  proef: Proef,
  browser: Browser,
  antwoord?: DigidAntwoord,
  vraag?: string,
) {
  const terug = proef.digid.antwoordOp(await begin(browser, vraag), antwoord);
  return browser.vraag(terug.pathname + terug.search);
}

/** A browser in which somebody has logged in. */
export async function ingelogd(
  proef: Proef,
  antwoord?: DigidAntwoord,
  merk?: 'ZZ' | 'AZVZ',
): Promise<Browser> {
  const browser = proef.browser(merk);
  await logIn(proef, browser, antwoord);
  return browser;
}
