import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ensureRoles, roles, roleUrl } from './roles.ts';
import { fillReferenceData } from './fillReferenceData.ts';

const map = path.join(import.meta.dirname, 'migrations');

/** A step of the schema, as it stands in `migrations/`. */
interface Migration {
  readonly naam: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(map)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (naam) => {
      const sql = await readFile(path.join(map, naam), 'utf8');
      return { naam, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const begin = `
  CREATE SCHEMA IF NOT EXISTS insurer;
  CREATE TABLE IF NOT EXISTS insurer.migration (
    naam text PRIMARY KEY, checksum text NOT NULL,
    toegepast_op timestamptz NOT NULL DEFAULT clock_timestamp());
  SET search_path = insurer, pg_temp`;

/** pg-boss makes its tables here itself; the app may put a job in beside what it belongs to. */
const jobsSchema = `
  CREATE SCHEMA IF NOT EXISTS jobs;
  GRANT USAGE ON SCHEMA jobs TO ${roles.app};
  ALTER DEFAULT PRIVILEGES IN SCHEMA jobs GRANT SELECT, INSERT ON TABLES TO ${roles.app}`;

/**
 * Brings the schema `insurer` up to date: roles, then each migration once, in order, in its own
 * transaction, under an advisory lock so that copies that start together do it once.
 * @param databaseUrl a login that may create roles.
 * @throws Error when a migration that was applied before has been changed since.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await ensureRoles(databaseUrl);
  await asRole(roleUrl(databaseUrl, 'owner'), async (client) => {
    await client.query(begin);
    const { rows } = await client.query<{ naam: string; checksum: string }>(
      'SELECT naam, checksum FROM migration',
    );
    const applied = new Map(rows.map((row) => [row.naam, row.checksum]));
    for (const migration of await readMigrations())
      await applyMigration(client, migration, applied);
    await fillReferenceData(client);
  });
  await asRole(roleUrl(databaseUrl, 'jobs'), (client) => client.query(jobsSchema));
}

async function applyMigration(
  client: pg.Client,
  { naam, sql, checksum }: Migration,
  applied: ReadonlyMap<string, string>,
): Promise<void> {
  const earlier = applied.get(naam);
  if (earlier === checksum) return;
  if (earlier !== undefined) {
    throw new Error(`Migration ${naam} has been changed after it was applied.`);
  }
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migration (naam, checksum) VALUES ($1, $2)', [naam, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${naam} failed.`, { cause: error });
  }
}

async function asRole(
  url: string,
  perform: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('insurer.migration'))");
    await perform(client);
  } finally {
    await client.end();
  }
}
