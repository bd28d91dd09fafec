import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { OutdatedDatabaseError } from './outdatedDatabaseError.ts';

/** A schema with its migrations. */
export interface Migrations {
  /** The schema's name, a constant: it is not escaped in SQL. */
  readonly schema: string;
  /** The folder of the migrations (such as `0001-access.sql`), applied in the order of their names. */
  readonly folder: URL;
  /** Names of the schema in earlier, unreleased versions. */
  readonly formerSchemas?: readonly string[];
  /** Tables that exist only in earlier, unreleased versions. */
  readonly formerTables?: readonly string[];
}

interface MigrationStep {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Takes an advisory lock on the migrations of a schema until the connection closes, so that copies that
 * start together migrate once.
 */
export async function lockMigrations(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [`${schema}.migration`]);
}

/**
 * Migrates a schema: creates it if it is missing, then applies each migration once, in order, in its own
 * transaction, with the schema as search path. Ignores migrations of a later version, so that an older copy
 * can start beside a newer one. The connection keeps the lock and the search path.
 * @throws OutdatedDatabaseError if the database was made by an unreleased version; Error if a migration has
 * changed since it was applied, or fails
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

// Finds tables without our list of migrations, and schemas or tables with a former name.
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
