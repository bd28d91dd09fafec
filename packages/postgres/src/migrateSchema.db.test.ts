import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateSchema } from './migrateSchema.ts';
import { UnusableDatabaseError } from './unusableDatabase.ts';

let db: TestDatabase;
let folder: string;
beforeEach(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-migrations-'));
  await step('0001-note', 'CREATE TABLE note (words text)');
});
afterEach(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const step = (name: string, sql: string) => writeFile(path.join(folder, `${name}.sql`), sql);

async function connected<T>(perform: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  try {
    return await perform(client);
  } finally {
    await client.end();
  }
}

const migrate = () =>
  connected((client) =>
    migrateSchema(client, { schema: 'desk', folder: pathToFileURL(`${folder}/`) }),
  );

const ask = (sql: string) => connected(async (client) => (await client.query(sql)).rows);

it('applies each migration once, in order, also when two copies start together', async () => {
  await step('0002-first-words', "INSERT INTO note VALUES ('once')");
  await Promise.all([migrate(), migrate()]);
  await migrate();
  expect(await ask('SELECT words FROM desk.note')).toEqual([{ words: 'once' }]);
});

it('rolls back a failing migration and keeps the ones before it', async () => {
  await step('0002-half', 'CREATE TABLE half (); SELECT 1 / 0');
  await expect(migrate()).rejects.toThrow('Migration 0002-half.sql failed.');
  expect(await ask("SELECT to_regclass('desk.note'), to_regclass('desk.half') AS half")).toEqual([
    { to_regclass: 'desk.note', half: null },
  ]);
});

it('refuses a database where an applied migration differs from ours, with the remedy', async () => {
  await migrate();
  await step('0001-note', 'CREATE TABLE note (words text, day date)');
  await expect(migrate()).rejects.toThrow(UnusableDatabaseError);
  await expect(migrate()).rejects.toThrow(
    /^it was migrated by another version of 0001-note.sql; use an empty database, or the version that made it$/,
  );
});

it('starts on the schema of a later version', async () => {
  await step('0002-later', 'ALTER TABLE note ADD COLUMN day date');
  await migrate();
  await rm(path.join(folder, '0002-later.sql'));
  await expect(migrate()).resolves.toBeUndefined();
});

it('refuses a database with a migration that is unknown here, by its name', async () => {
  await migrate();
  await step('0002-theirs', 'CREATE TABLE theirs ()');
  await migrate();
  await rm(path.join(folder, '0002-theirs.sql'));
  await step('0003-ours', 'CREATE TABLE ours ()');
  await expect(migrate()).rejects.toThrow(UnusableDatabaseError);
  await expect(migrate()).rejects.toThrow(/^it was migrated by 0002-theirs.sql, which/);
  expect(await ask("SELECT to_regclass('desk.ours') AS ours")).toEqual([{ ours: null }]);
});
