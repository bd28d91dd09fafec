import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { OutdatedDatabaseError } from './outdatedDatabaseError.ts';

/** A schema of ours, and what brings it up to date. */
export interface Migrations {
  /** Its name; never a word from outside. */
  readonly schema: string;
  /** Where its steps stand (such as `0001-access.sql`), which are applied in the order of their names. */
  readonly folder: URL;
  /** What earlier, unreleased versions called the schema. */
  readonly formerSchemas?: readonly string[];
  /** Tables in it that only earlier, unreleased versions made. */
  readonly formerTables?: readonly string[];
}

interface MigrationStep {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Holds off every other connection that would migrate this schema, until this one ends: copies that
 * start together do it once.
 */
export async function lockMigrations(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [`${schema}.migration`]);
}

/**
 * Brings a schema up to date: makes it where it is not there, then applies each step once, in order,
 * in a transaction of its own, with the schema as search path. Steps of a later version are left in
 * peace, so that an older copy can start beside it. The connection keeps the lock and the search path.
 * @throws OutdatedDatabaseError when the database was made before our first step, or has a schema or a
 * table by its former name; Error when a step has been changed since it was applied, or fails.
 */
export async function migrateSchema(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  const { schema, folder } = migrations;
  await lockMigrations(client, schema);
  await refuseFormerTables(client, migrations);
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS ${schema};
    CREATE TABLE IF NOT EXISTS ${schema}.migration (
      name text PRIMARY KEY, checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT clock_timestamp());
    SET search_path = ${schema}, pg_temp`);
  const steps = await readSteps(folder);
  const { rows } = await client.query<Omit<MigrationStep, 'sql'>>(
    'SELECT name, checksum FROM migration',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const [first] = steps;
  if (first && applied.size > 0 && !applied.has(first.name)) throw new OutdatedDatabaseError();
  for (const step of steps) await applyStep(client, step, applied.get(step.name));
}

async function readSteps(folder: URL): Promise<MigrationStep[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

// Tables without our list of steps, or a schema or a table by its former name.
const findFormer = `
  SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = ANY ($2))
    OR EXISTS (SELECT FROM pg_class
      WHERE relkind = 'r' AND relnamespace = to_regnamespace($1) AND relname = ANY ($3))
    OR EXISTS (SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = to_regnamespace($1))
      AND NOT EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = to_regclass(concat($1, '.migration')) AND attname = 'name') AS found`;

async function refuseFormerTables(
  client: pg.ClientBase,
  { schema, formerSchemas = [], formerTables = [] }: Migrations,
): Promise<void> {
  const former = [schema, formerSchemas, formerTables];
  const { rows } = await client.query<{ found: boolean }>(findFormer, former);
  if (rows[0]?.found) throw new OutdatedDatabaseError();
}

async function applyStep(
  client: pg.ClientBase,
  { name, sql, checksum }: MigrationStep,
  earlier: string | undefined,
): Promise<void> {
  if (earlier === checksum) return;
  if (earlier !== undefined) {
    throw new Error(`Migration ${name} has been changed after it was applied.`);
  }
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}
