import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { UnusableDatabaseError } from './unusableDatabase.ts';

export interface Migrations {
  /** The schema's name, a constant: it is not escaped in SQL. */
  readonly schema: string;
  /** The folder of the migrations (such as `0001-access.sql`), applied in the order of their names. */
  readonly folder: URL;
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
 * @throws UnusableDatabaseError if another version made the schema: a migration that is unknown here was applied before
 * the last of ours, or one of ours has changed since; Error if a migration fails
 */
export async function migrateSchema(client: pg.ClientBase, migrations: Migrations): Promise<void> {
  const { schema, folder } = migrations;
  await lockMigrations(client, schema);
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
  refuseUnknown(steps, [...applied.keys()]);
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

const remedy = 'use an empty database, or the version that made it';

function refuseUnknown(steps: readonly MigrationStep[], applied: readonly string[]): void {
  const known = new Set(steps.map(({ name }) => name));
  const last = steps.at(-1)?.name ?? '';
  // Those after our last one are of a later version.
  const unknown = applied.find((name) => !known.has(name) && name < last);
  if (unknown === undefined) return;
  throw new UnusableDatabaseError(
    `it was migrated by ${unknown}, which this version does not have; ${remedy}`,
  );
}

async function applyStep(
  client: pg.ClientBase,
  { name, sql, checksum }: MigrationStep,
  earlier: string | undefined,
): Promise<void> {
  if (earlier === checksum) return;
  if (earlier !== undefined) {
    throw new UnusableDatabaseError(`it was migrated by another version of ${name}; ${remedy}`);
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
