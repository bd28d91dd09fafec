import { providerBase } from '@mijn/contract/addresses';
import { callerToken } from '@mijn/contract/caller';
import { waitFor } from '@mijn/dev-env/waitFor';
import type { TestDatabase } from '@mijn/dev-env/testDatabase';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from './testing/testFolder.testing.ts';
import { createProvider, type Provider, type ProviderConfig } from './createProvider.ts';
import { createSeededDatabase } from './testing/seededDatabase.testing.ts';
import { createToken, sampleData, testSecrets } from './testing/trialProvider.testing.ts';

const [current, earlier, strange] = await Promise.all(
  [1, 2, 3].map(() => generateKeyPair('ES256', { extractable: true })),
);
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
const secret = (letter: string) => Buffer.alloc(32, letter);
const folder = await createTestFolder('provider');
let db: TestDatabase;
let publicKeys: JWK[];
let running: Provider[] = [];

beforeAll(async () => {
  db = await createSeededDatabase({ ...sampleData, declaraties: [] });
  publicKeys = await Promise.all([current, earlier].map((pair) => exportJWK(publicOf(pair))));
});
afterEach(async () => {
  await Promise.all(running.map(({ close }) => close()));
  running = [];
});
afterAll(() => db.drop());

function tokenBy(pair: KeyPair | undefined): Promise<string> {
  return createToken(bsnOf('sanne'), pair && { key: pair.privateKey });
}

function publicOf(pair: KeyPair | undefined): CryptoKey {
  if (!pair) throw new Error('No keys');
  return pair.publicKey;
}

async function start(own: Partial<ProviderConfig> = {}): Promise<Provider> {
  const provider = await createProvider(
    {
      logins: db.logins,
      callerKey: publicKeys[0] ?? {},
      callerIssuer: callerToken.issuer,
      ...testSecrets,
      filesFolder: folder,
      log: pino({ level: 'silent' }),
      ...own,
    },
    { jobsHeld: true },
  );
  running.push(provider);
  await provider.ready();
  return provider;
}

async function ask(provider: Provider, pair: KeyPair | undefined, body?: object) {
  const token = await tokenBy(pair);
  const { statusCode, json } = await provider.app.inject({
    method: body ? 'POST' : 'GET',
    url: `${providerBase}/relatie`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { statusCode, answer: json<{ relatie?: object; _state?: string }>() };
}

const statusFor = async (provider: Provider, pair: KeyPair | undefined) =>
  (await ask(provider, pair)).statusCode;

it('accepts the current and the previous caller key during key rotation', async () => {
  const changing = await start({ previousCallerKey: publicKeys[1] });
  expect(await statusFor(changing, current)).toBe(200);
  expect(await statusFor(changing, earlier)).toBe(200);
  expect(await statusFor(changing, strange)).toBe(401);
  expect(await statusFor(await start(), earlier)).toBe(401);
});

it('accepts a `_state` sealed with the current or the previous key', async () => {
  const before = await start({ stateKeys: [secret('a')] });
  const { _state } = (await ask(before, current)).answer;
  const change = { roepnaam: 'San', _state };
  const other = await start({ stateKeys: [secret('b')] });
  expect((await ask(other, current, change)).statusCode).toBe(400);
  const changing = await start({ stateKeys: [secret('b'), secret('a')] });
  expect((await ask(changing, current, change)).statusCode).toBe(200);
});

it('rejects a configuration without a gateway key, and leaves no connection open', async () => {
  await expect(start({ callerKey: {} })).rejects.toThrow();
  await waitForNobody();
});

it('answers in-process once it is ready, and closes its database connections at the end', async () => {
  const provider = await start();
  expect(await statusFor(provider, current)).toBe(200);
  await provider.close();
  running = [];
  await waitForNobody();
});

async function waitForNobody(): Promise<void> {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  await waitFor('nobody of the insurer to be connected', async () => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND usename LIKE 'insurer_%'`,
    );
    return rowCount === 0;
  });
  await client.end();
}
