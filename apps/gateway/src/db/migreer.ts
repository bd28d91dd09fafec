import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

const migratieMap = new URL('./migrations/', import.meta.url);

/** Any number that no other application locks: "mijn gateway". */
const grendel = 7_146_200_001;

const voorbereiding = `
  create schema if not exists gateway;
  create table if not exists gateway.migratie (
    naam text primary key,
    controlegetal text not null,
    uitgevoerd timestamptz not null default now()
  );`;

/** Roles belong to the whole server: another database's migration may make this one at the same moment. */
const rolMaken = `
  do $$ begin
    create role gateway_app nologin nobypassrls;
  exception when duplicate_object or unique_violation then null;
  end $$;`;

/**
 * The login that migrates must be able to become the app's role; a superuser always can. Until
 * PostgreSQL 16 every member could, and there was no privilege of that name.
 */
const rolGeven = `
  do $$
  declare
    nodig text := case when current_setting('server_version_num')::int < 160000
      then 'member' else 'set' end;
  begin
    if not pg_has_role(current_user, 'gateway_app', nodig) then
      execute format('grant gateway_app to %I', current_user);
    end if;
  end $$;`;

async function leesMigraties(): Promise<{ naam: string; sql: string; controlegetal: string }[]> {
  const namen = (await readdir(migratieMap)).filter((naam) => naam.endsWith('.sql')).toSorted();
  return Promise.all(
    namen.map(async (naam) => {
      const sql = await readFile(new URL(naam, migratieMap), 'utf8');
      return { naam, sql, controlegetal: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function voerUit(client: Client): Promise<void> {
  const gedaan = await client.query<{ naam: string; controlegetal: string }>(
    'select naam, controlegetal from gateway.migratie',
  );
  const eerder = new Map(gedaan.rows.map((rij) => [rij.naam, rij.controlegetal]));
  for (const { naam, sql, controlegetal } of await leesMigraties()) {
    const bekend = eerder.get(naam);
    if (bekend === controlegetal) continue;
    if (bekend !== undefined) throw new Error(`Migratie ${naam} is veranderd nadat zij liep.`);
    await client.query(sql);
    await client.query('insert into gateway.migratie (naam, controlegetal) values ($1, $2)', [
      naam,
      controlegetal,
    ]);
  }
}

/**
 * Brings the schema `gateway` up to date: every file of `migrations/` once, in order, in one
 * transaction under a lock, so that many copies may start at once.
 * @throws when the database cannot be reached or a migration that ran has been changed since.
 */
export async function migreer(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [grendel]);
    await client.query(rolMaken);
    await client.query(rolGeven);
    await client.query(voorbereiding);
    await client.query('grant usage on schema gateway to gateway_app');
    await voerUit(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
