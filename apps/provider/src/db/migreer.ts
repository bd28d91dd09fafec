import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ensureRollen, rollen, rolUrl } from './rollen.ts';
import { vulReferentie } from './vulReferentie.ts';

const map = path.join(import.meta.dirname, 'migrations');

/** A step of the schema, as it stands in `migrations/`. */
interface Migratie {
  readonly naam: string;
  readonly sql: string;
  readonly controlegetal: string;
}

async function leesMigraties(): Promise<Migratie[]> {
  const namen = (await readdir(map)).filter((naam) => /^\d{4}-[a-z-]+\.sql$/.test(naam)).toSorted();
  return Promise.all(
    namen.map(async (naam) => {
      const sql = await readFile(path.join(map, naam), 'utf8');
      return { naam, sql, controlegetal: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const begin = `
  CREATE SCHEMA IF NOT EXISTS verzekeraar;
  CREATE TABLE IF NOT EXISTS verzekeraar.migratie (
    naam text PRIMARY KEY, controlegetal text NOT NULL,
    toegepast_op timestamptz NOT NULL DEFAULT clock_timestamp());
  SET search_path = verzekeraar, pg_temp`;

/** pg-boss makes its tables here itself; the app may put a job in beside what it belongs to. */
const schemaVanTaken = `
  CREATE SCHEMA IF NOT EXISTS taken;
  GRANT USAGE ON SCHEMA taken TO ${rollen.app};
  ALTER DEFAULT PRIVILEGES IN SCHEMA taken GRANT SELECT, INSERT ON TABLES TO ${rollen.app}`;

/**
 * Brings the schema `verzekeraar` up to date: roles, then each migration once, in order, in its own
 * transaction, under an advisory lock so that copies that start together do it once.
 * @param databaseUrl a login that may create roles.
 * @throws Error when a migration that was applied before has been changed since.
 */
export async function migreer(databaseUrl: string): Promise<void> {
  await ensureRollen(databaseUrl);
  await alsRol(rolUrl(databaseUrl, 'eigenaar'), async (client) => {
    await client.query(begin);
    const { rows } = await client.query<{ naam: string; controlegetal: string }>(
      'SELECT naam, controlegetal FROM migratie',
    );
    const toegepast = new Map(rows.map((rij) => [rij.naam, rij.controlegetal]));
    for (const migratie of await leesMigraties()) await pasToe(client, migratie, toegepast);
    await vulReferentie(client);
  });
  await alsRol(rolUrl(databaseUrl, 'taken'), (client) => client.query(schemaVanTaken));
}

async function pasToe(
  client: pg.Client,
  { naam, sql, controlegetal }: Migratie,
  toegepast: ReadonlyMap<string, string>,
): Promise<void> {
  const eerder = toegepast.get(naam);
  if (eerder === controlegetal) return;
  if (eerder !== undefined) {
    throw new Error(`Migration ${naam} has been changed after it was applied.`);
  }
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migratie (naam, controlegetal) VALUES ($1, $2)', [
      naam,
      controlegetal,
    ]);
    await client.query('COMMIT');
  } catch (fout) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${naam} failed.`, { cause: fout });
  }
}

async function alsRol(url: string, doe: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('verzekeraar.migratie'))");
    await doe(client);
  } finally {
    await client.end();
  }
}
