import { migrate } from '@mijn/gateway/db/migrate';
import { checkDatabase, openDatabase } from '@mijn/gateway/db/database';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedServer } from '../postgres/embeddedServer.ts';
import { answers, runStatement } from '../postgres/databases.ts';
import { seed } from '../seed/seed.ts';
import { testLogins } from '../testDatabase.ts';
import { startTestServer } from '../testServer.ts';
import { loginStatements } from './deploy.testing.ts';

describe('the logins of gateway and insurer in the containers', () => {
  let server: EmbeddedServer;
  const address = (login: string, database = login) =>
    `postgresql://${login}:word@127.0.0.1:${server.port}/${database}`;

  beforeAll(async () => {
    server = await startTestServer();
    for (const statement of loginStatements('word')) await runStatement(server.url, statement);
  }, 120_000);
  afterAll(() => server.stop());

  it('can create what they need and work with it', async () => {
    await seed(testLogins(address('mijn')));
    await migrate(address('gateway'));
    const db = openDatabase(address('gateway'), pino({ level: 'silent' }));
    await expect(checkDatabase(db)).resolves.toBeUndefined();
    await db.close();
    // A second start has nothing to do.
    await migrate(address('gateway'));
  }, 120_000);

  it('cannot open other databases', async () => {
    expect(await answers(address('gateway'))).toBe(true);
    expect(await answers(address('gateway', 'mijn'))).toBe(false);
    expect(await answers(address('gateway', 'postgres'))).toBe(false);
    expect(await answers(address('mijn', 'gateway'))).toBe(false);
  });

  it('are not superusers, and the gateway cannot create roles or databases', async () => {
    const { rows } = await withConnection(server.url, patienceOf.start, (client) =>
      client.query(
        `SELECT rolname AS name, rolsuper OR rolbypassrls OR rolreplication OR rolcreatedb AS large,
           rolcreaterole AS creates
         FROM pg_roles WHERE rolname IN ('gateway', 'gateway_app', 'mijn') ORDER BY 1`,
      ),
    );
    expect(rows).toEqual([
      { name: 'gateway', large: false, creates: false },
      { name: 'gateway_app', large: false, creates: false },
      { name: 'mijn', large: false, creates: true },
    ]);
  });
});
