import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalhostFetch } from '@mijn/gateway/sessie/localhostFetch';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { openDatabase } from './postgres/database.ts';
import { portOffsets } from './copy/addresses.ts';
import { checkPort } from './copy/ports.ts';
import { runStatement } from './postgres/databases.ts';
import { createSeededDatabase } from './seed/seededDatabase.ts';
import { startWorld, type World } from './startWorld.ts';
import { freePorts, createPrivateFolder } from './test/appProcess.testing.ts';
import { createTestDatabase } from './testDatabase.ts';

const fetchLocally = createLocalhostFetch();
let folder = createPrivateFolder();
let world: World | undefined;

beforeEach(() => {
  folder = createPrivateFolder();
});
afterEach(async () => {
  await world?.close();
  world = undefined;
  folder.remove();
});

async function seededDatabase() {
  const database = await createSeededDatabase();
  if (!database) throw new Error('No test server');
  return database;
}

const portsFrom = (port: number) =>
  [0, ...Object.values(portOffsets)].map((offset) => port + offset);

const count = (databaseUrl: string, query: string) =>
  withConnection(databaseUrl, patienceOf.start, async (client) => {
    const { rowCount } = await client.query(query);
    return rowCount;
  });

async function isGone(port: number, databaseUrl: string): Promise<void> {
  const others = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(() => count(databaseUrl, others)).toBe(0);
  for (const one of portsFrom(port)) await checkPort(one);
  const { close } = await openDatabase(databaseUrl, folder.dir, false);
  await close();
}

test('responds at all its addresses until it is closed', async () => {
  const database = await seededDatabase();
  const port = Number(await freePorts());
  const log = path.join(folder.dir, 'mijn.log');
  world = await startWorld({
    port,
    varDir: folder.dir,
    databaseUrl: database.url,
    databasePasswords: database.logins.passwords,
    durable: false,
  });
  const { url, ankerzeeUrl, digidUrl, idealUrl, timeUrl, mailUrl, internalUrl } = world;
  expect(world.databaseUrl).toBe(database.url);
  const addresses = [url, ankerzeeUrl, digidUrl, idealUrl, timeUrl, mailUrl, internalUrl];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const answer = await fetchLocally(address, { redirect: 'manual' });
    expect(answer.status, address).toBeLessThan(500);
  }
  expect((await fetchLocally(`${url}/health/ready`)).status).toBe(200);
  for (const [address, brand] of [
    [url, 'Zilverzand'],
    [ankerzeeUrl, 'Ankerzee'],
  ] as const) {
    expect(await (await fetchLocally(`${address}/inloggen`)).text()).toContain(brand);
  }
  await world.close();
  world = undefined;
  await isGone(port, database.url);
  expect(readFileSync(log, 'utf8')).toContain('"app":"gateway"');
  await database.drop();
}, 60_000);

test('names its last port if that is taken, and leaves nothing running', async () => {
  const database = await createTestDatabase();
  const port = Number(await freePorts());
  const taken = port + portOffsets.staff;
  const other = createServer().listen(taken, '127.0.0.1');
  await once(other, 'listening');
  const starting = startWorld({
    port,
    varDir: folder.dir,
    databaseUrl: database.url,
    databasePasswords: database.logins.passwords,
  });
  await expect(starting).rejects.toThrow(`Port ${taken} is taken by another program`);
  other.close();
  await once(other, 'close');
  const made = `SELECT FROM pg_namespace WHERE nspname IN ('insurer', 'gateway')`;
  expect(await count(database.url, made)).toBe(0);
  await isGone(port, database.url);
  await database.drop();
});

test('stops insurer and simulators if the gateway cannot start', async () => {
  const database = await seededDatabase();
  const port = Number(await freePorts());
  const options = {
    port,
    varDir: folder.dir,
    databaseUrl: database.url,
    databasePasswords: database.logins.passwords,
  };
  const starting = startWorld({ ...options, clientDist: path.join(folder.dir, 'no-build') });
  await expect(starting).rejects.toThrow('no-build');
  await isGone(port, database.url);
  await database.drop();
}, 60_000);

test('refuses data that another version made, with the remedy', async () => {
  const database = await createTestDatabase();
  await runStatement(
    database.url,
    `CREATE SCHEMA insurer;
     CREATE TABLE insurer.migration (name text PRIMARY KEY, checksum text, applied_at timestamptz);
     INSERT INTO insurer.migration VALUES ('0001-theirs.sql', '', now());
     DO $$ BEGIN
       IF to_regrole('insurer_owner') IS NULL THEN CREATE ROLE insurer_owner NOLOGIN; END IF;
     END $$;
     ALTER SCHEMA insurer OWNER TO insurer_owner;
     ALTER TABLE insurer.migration OWNER TO insurer_owner`,
  );
  const port = Number(await freePorts());
  const starting = startWorld({
    port,
    varDir: folder.dir,
    databaseUrl: database.url,
    databasePasswords: database.logins.passwords,
  });
  await expect(starting).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: it was migrated by 0001-theirs.sql.*use an empty database/,
  );
  await isGone(port, database.url);
  await database.drop();
});
