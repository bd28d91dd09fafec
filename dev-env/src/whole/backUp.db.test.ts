import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentedOptions,
  runTool,
  startSystemServer,
  type SystemServer,
  toolsFolder,
} from './backUp.testing.ts';
import { ensureDatabase, databaseAt, runStatement } from '../postgres/databases.ts';
import { seed } from '../seed/seed.ts';
import { testLogins } from '../testDatabase.ts';
import { createTestFolder } from '../testServer.ts';

const name = 'mijn';

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  return withConnection(
    url,
    patienceOf.start,
    async (client) => (await client.query<Row>(sql)).rows,
  );
}

const tablesQuery = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

// The isolation of families: roles, forced row-level security and its policies.
const shieldsQuery = `
  SELECT 'role' AS kind, rolname AS name, concat(rolsuper, rolbypassrls, rolcanlogin) AS details
  FROM pg_roles WHERE rolname NOT LIKE 'pg\\_%'
  UNION ALL
  SELECT 'table', oid::regclass::text, concat(relrowsecurity, relforcerowsecurity)
  FROM pg_class WHERE relrowsecurity
  UNION ALL
  SELECT 'policy', concat(schemaname, '.', tablename, '.', policyname), concat(roles, cmd, qual, with_check)
  FROM pg_policies ORDER BY 1, 2`;

async function contentOf({ url }: SystemServer): Promise<object> {
  const database = databaseAt(url, name);
  const tables = await ask<{ name: string }>(database, tablesQuery);
  const rows = await Promise.all(
    tables.map(async (table) => {
      const content = `SELECT count(*)::int AS count, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${table.name} t`;
      return [table.name, ...(await ask<{ count: number; digest: string }>(database, content))];
    }),
  );
  return { rows, shields: await ask(database, shieldsQuery) };
}

describe.skipIf(toolsFolder === undefined)(
  'a back-up by the command that the handbook gives',
  () => {
    const tools = toolsFolder ?? '';
    const folder = createTestFolder();
    const servers: SystemServer[] = [];
    const start = async (part: string) => {
      mkdirSync(path.join(folder, part));
      const server = await startSystemServer(tools, path.join(folder, part));
      servers.push(server);
      return server;
    };
    let live: SystemServer;
    let dump: string;
    let before: object;

    beforeAll(async () => {
      live = await start('live');
      await seed(testLogins(await ensureDatabase(live.url, name)));
      before = await contentOf(live);
      dump = runTool(tools, live, ['pg_dumpall', ...documentedOptions('pg_dumpall')]).text;
    }, 180_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    });

    const restore = (server: SystemServer) =>
      runTool(tools, server, ['psql', ...documentedOptions('psql')], dump);

    it('has the personas and their isolation', () => {
      expect(dump).toContain('999990081');
      expect(dump).toContain('FORCE ROW LEVEL SECURITY');
    });

    it('restores to a fresh cluster with every row and policy', async () => {
      const fresh = await start('fresh');
      restore(fresh);
      expect(await contentOf(fresh)).toEqual(before);
    }, 120_000);

    it('restores over changed and lost data', async () => {
      const database = databaseAt(live.url, name);
      const tables = await ask<{ name: string }>(database, tablesQuery);
      await runStatement(database, `DROP TABLE ${tables.at(-1)?.name} CASCADE`);
      expect(await contentOf(live)).not.toEqual(before);
      restore(live);
      expect(await contentOf(live)).toEqual(before);
    }, 120_000);
  },
);
