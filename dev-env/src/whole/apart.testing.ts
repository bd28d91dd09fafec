import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalhostFetch } from '@mijn/gateway/sessie/localhostFetch';
import { createDigidSimulator } from '@mijn/simulators/digid';
import { visitDigid } from '@mijn/simulators/digid/visitor.testing';
import { personas } from '@mijn/testdata/personas';
import { pino } from 'pino';
import { simulatorAddress } from '../copy/addresses.ts';
import { publicKeyOf, readKeys } from '../copy/keys.ts';
import { freePort } from '../postgres/freePort.ts';
import { seed } from '../seed/seed.ts';
import { builtClient } from '../startWorld.ts';
import { createTestDatabase, loginVariables, type TestDatabase } from '../testDatabase.ts';
import { waitFor } from '../waitFor.ts';

const apps = fileURLToPath(new URL('../../../apps/', import.meta.url));

/** A fetch that resolves `*.localhost` on every machine. */
export const fetchAnywhere: typeof fetch = createLocalhostFetch();

/** An app in its own process, with only its environment. */
export interface Copy {
  readonly port: number;
  readonly metricsPort: number;
  /** Stops it with a signal; resolves to its exit code and signal. */
  stop(): Promise<unknown[]>;
  kill(): Promise<unknown[]>;
}

/** Gateways and providers in their own processes on one database, as in production. */
export interface SeparateApps {
  startProvider(more?: Record<string, string>): Promise<Copy>;
  /**
   * Starts another gateway for `providerPort`, with additional environment variables; behind a proxy it has
   * its own port.
   */
  startGateway(providerPort: number, port?: number, more?: Record<string, string>): Promise<Copy>;
  readonly url: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

const children = new WeakMap<Copy, ChildProcess>();

async function startCopy(app: string, port: number, env: Record<string, string>): Promise<Copy> {
  const main = path.join(apps, app, 'src', 'main.ts');
  const metricsPort = await freePort();
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' };
  const own = { PATH: process.env['PATH'], ...ports, ...env };
  const child = spawn(process.execPath, [main], {
    env: own,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok);
  await waitFor(`${app} to answer`, () => answers().catch(() => false), 60_000);
  const end = (signal: NodeJS.Signals): Promise<unknown[]> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    return ended;
  };
  const copy: Copy = {
    port,
    metricsPort,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  children.set(copy, child);
  return copy;
}

async function startDigid(client: { clientId: string; clientSecret: string }, redirect: string) {
  const port = await freePort();
  const issuer = simulatorAddress('digid', port);
  const clients = [{ ...client, redirectUris: [redirect] }];
  const log = pino({ level: 'silent' });
  const { app } = await createDigidSimulator({ issuer, clients, personas, log });
  await app.listen({ port, host: '127.0.0.1' });
  return { app, issuer };
}

function killAll(copies: readonly Copy[]): void {
  for (const copy of copies) children.get(copy)?.kill('SIGKILL');
}

/**
 * Creates a database with the personas, and a DigiD; gateways and providers start on demand.
 * @param given an empty database; by default one on the test run's server
 */
export async function createSeparateApps(
  publicPort: number,
  given?: TestDatabase,
): Promise<SeparateApps> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mijn-apart-'));
  const database = given ?? (await createTestDatabase());
  const keys = readKeys(folder);
  const url = `http://localhost:${publicPort}`;
  const client = { clientId: 'mijn', clientSecret: keys.digidClientSecret };
  const digid = await startDigid(client, `${url}/digid`);

  const running: Copy[] = [];
  const start = async (app: string, env: Record<string, string>, port?: number): Promise<Copy> => {
    const copy = await startCopy(app, port ?? (await freePort()), env);
    running.push(copy);
    return copy;
  };
  return {
    url,
    databaseUrl: database.url,
    startProvider: async (more = {}) => {
      const copy = await start('provider', {
        ...loginVariables(database.logins),
        STATE_KEY: keys.state,
        SEAL_KEY: keys.seal,
        CALLER_PUBLIC_KEY: JSON.stringify(publicKeyOf(keys.caller)),
        FILES_FOLDER: path.join(folder, 'files'),
        ...more,
      });
      if (running.length === 1) await seed(database.logins);
      return copy;
    },
    startGateway: (providerPort, port, more = {}) =>
      start(
        'gateway',
        {
          GATEWAY_DATABASE_URL: database.url,
          PUBLIC_URL: url,
          DIGID_ISSUER: digid.issuer,
          DIGID_CLIENT_ID: client.clientId,
          DIGID_CLIENT_SECRET: client.clientSecret,
          PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
          CALLER_KEY: JSON.stringify(keys.caller),
          BSN_KEY: keys.bsn,
          CLIENT_FOLDER: builtClient,
          ...more,
        },
        port,
      ),
    close: async () => {
      killAll(running);
      await Promise.all([digid.app.close(), database.drop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

/** Logs a persona in at a gateway with DigiD, and returns the session's cookies. */
export async function logIn(url: string, persona: string): Promise<string> {
  const begin = await fetchAnywhere(`${url}/digid`, { redirect: 'manual' });
  const place = begin.headers.get('location') ?? '';
  const back = await visitDigid(place, { persona }, fetchAnywhere);
  const cookie = cookiesOf(begin);
  const done = await fetchAnywhere(back, { redirect: 'manual', headers: { cookie } });
  return cookiesOf(done);
}
