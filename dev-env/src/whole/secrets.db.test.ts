import { patienceOf, withConnection } from '@mijn/postgres/connections';
import type { Logins } from '@mijn/provider/db/roles';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStatement } from '../postgres/databases.ts';
import type { EmbeddedServer } from '../postgres/embeddedServer.ts';
import { freePort } from '../postgres/freePort.ts';
import { startTestServer } from '../testServer.ts';
import {
  type SeparateApps,
  type Copy,
  createSeparateApps,
  fetchAnywhere,
  logIn,
} from './apart.testing.ts';
import { type Balancer, createBalancer } from './balancer.testing.ts';
import { loginStatements } from './deploy.testing.ts';

// Two gateways and two providers, each pair behind a balancer, on a separate server: roles are global to
// it.
let server: EmbeddedServer;
let apart: SeparateApps;
let front: Balancer;
let back: Balancer;
let gateways: Copy[];
let providers: Copy[];

type Secrets = Record<'login' | 'owner' | 'app' | 'jobs' | 'state' | 'seal', string>;
const key = () => randomBytes(32).toString('base64');
const fresh = (login: string): Secrets => ({
  login,
  owner: `${login}-of-owner`,
  app: `${login}-of-app`,
  jobs: `${login}-of-jobs`,
  state: key(),
  seal: key(),
});
const [old, young] = [fresh('old-password'), fresh('new-password')];

const address = (login: string, password: string) =>
  `postgresql://${login}:${password}@127.0.0.1:${server.port}/${login}`;

/** The secrets in docs/environment.md: each current one and its other generation. */
const ofProvider = (one: Secrets, other: Secrets) => ({
  DATABASE_URL: address('mijn', one.login),
  DATABASE_URL_PREVIOUS: address('mijn', other.login),
  DATABASE_OWNER_PASSWORD: one.owner,
  DATABASE_OWNER_PASSWORD_PREVIOUS: other.owner,
  DATABASE_APP_PASSWORD: one.app,
  DATABASE_APP_PASSWORD_PREVIOUS: other.app,
  DATABASE_JOBS_PASSWORD: one.jobs,
  DATABASE_JOBS_PASSWORD_PREVIOUS: other.jobs,
  STATE_KEY: one.state,
  STATE_KEY_PREVIOUS: other.state,
  SEAL_KEY: one.seal,
  SEAL_KEY_PREVIOUS: other.seal,
});
const ofGateway = (one: Secrets, other: Secrets) => ({
  GATEWAY_DATABASE_URL: address('gateway', one.login),
  GATEWAY_DATABASE_URL_PREVIOUS: address('gateway', other.login),
  TRUSTED_PROXIES: '127.0.0.1',
});

beforeAll(async () => {
  server = await startTestServer();
  for (const statement of loginStatements(old.login)) await runStatement(server.url, statement);
  front = await createBalancer(await freePort());
  back = await createBalancer(await freePort());
  const logins: Logins = {
    url: [address('mijn', old.login)],
    passwords: { owner: [old.owner], app: [old.app], jobs: [old.jobs] },
  };
  const given = { url: address('mijn', old.login), logins, drop: () => Promise.resolve() };
  apart = await createSeparateApps(front.port, given);
  const startProvider = () => apart.startProvider(ofProvider(old, young));
  providers = [await startProvider(), await startProvider()];
  back.copies = providers.map(({ port }) => port);
  const startGateway = () => apart.startGateway(back.port, undefined, ofGateway(old, young));
  gateways = [await startGateway(), await startGateway()];
  front.copies = gateways.map(({ port }) => port);
}, 180_000);
afterAll(async () => {
  await front.close();
  await back.close();
  await apart.close();
  await server.stop();
});

/** Ends every connection, so that the copies have to log in again. */
async function disconnect(copies: readonly Copy[]): Promise<void> {
  await runStatement(
    server.url,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
     WHERE usename LIKE 'insurer%' OR usename = 'gateway'`,
  );
  for (const { port } of copies) {
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  }
}

// Avoids the limits of pages per person and per address.
const people = ['jan', 'sanne', 'daan', 'mila', 'noor', 'tom', 'emma', 'henk'];
const anyAddress = () => `198.18.${[...randomBytes(2)].join('.')}`;

it('rotates every password and key without people noticing', async () => {
  const cookies: string[] = [];
  for (const name of people) cookies.push(await logIn(apart.url, name));
  const statuses: number[] = [];
  let count = 0;
  const look = async () => {
    count += 1;
    const cookie = cookies[count % cookies.length] ?? '';
    const page = await fetchAnywhere(`${apart.url}/overzicht`, {
      headers: { cookie, 'x-forwarded-for': anyAddress() },
      redirect: 'manual',
    });
    await page.text();
    statuses.push(page.status);
  };
  const lookTogether = (times: number) => Promise.all(Array.from({ length: times }, look));

  // The operator changes the passwords of the two logins, the first new copy those of the roles.
  for (const login of ['mijn', 'gateway'])
    await runStatement(server.url, `ALTER ROLE ${login} PASSWORD '${young.login}'`);
  const third = await apart.startProvider(ofProvider(young, old));
  const last = await apart.startGateway(back.port, undefined, ofGateway(young, old));
  await disconnect([...providers, ...gateways]);
  await lookTogether(8);

  const over = new AbortController();
  const lookOn = async () => {
    while (!over.signal.aborted) await look();
  };
  const looking = [lookOn(), lookOn()];
  const goOn = async () => {
    const before = statuses.length;
    await expect.poll(() => statuses.length - before, { timeout: 30_000 }).toBeGreaterThan(5);
  };
  back.copies = [third, ...providers.slice(1)].map(({ port }) => port);
  expect(await providers[0]?.stop()).toEqual([0, null]);
  await goOn();
  front.copies = [last, ...gateways.slice(1)].map(({ port }) => port);
  expect(await gateways[0]?.stop()).toEqual([0, null]);
  await goOn();
  over.abort();
  await Promise.all(looking);

  expect(new Set(statuses)).toEqual(new Set([200]));
}, 180_000);

it('refuses a replaced password', async () => {
  const logIns = { gateway: old.login, insurer_app: old.app, insurer_jobs: old.jobs };
  for (const [login, password] of Object.entries(logIns)) {
    const url = `postgresql://${login}:${password}@127.0.0.1:${server.port}/postgres`;
    const refused = withConnection(url, patienceOf.start, async () => true);
    await expect(refused).rejects.toMatchObject({ code: '28P01' });
  }
});
