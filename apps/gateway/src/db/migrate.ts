import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

const migrationFolder = new URL('./migrations/', import.meta.url);

/** Any number that no other application locks: "mijn gateway". */
const grendel = 7_146_200_001;

const preparation = `
  create schema if not exists gateway;
  create table if not exists gateway.migration (
    naam text primary key,
    checksum text not null,
    uitgevoerd timestamptz not null default now()
  );`;

/** Roles belong to the whole server: another database's migration may make this one at the same moment. */
const createRole = `
  do $$ begin
    create role gateway_app nologin nobypassrls;
  exception when duplicate_object or unique_violation then null;
  end $$;`;

/**
 * The login that migrates must be able to become the app's role; a superuser always can. Until
 * PostgreSQL 16 every member could, and there was no privilege of that name.
 */
const grantRole = `
  do $$
  declare
    needed text := case when current_setting('server_version_num')::int < 160000
      then 'member' else 'set' end;
  begin
    if not pg_has_role(current_user, 'gateway_app', needed) then
      execute format('grant gateway_app to %I', current_user);
    end if;
  end $$;`;

async function readMigrations(): Promise<{ naam: string; sql: string; checksum: string }[]> {
  const names = (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (naam) => {
      const sql = await readFile(new URL(naam, migrationFolder), 'utf8');
      return { naam, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function execute(client: Client): Promise<void> {
  const done = await client.query<{ naam: string; checksum: string }>(
    'select naam, checksum from gateway.migration',
  );
  const earlier = new Map(done.rows.map((row) => [row.naam, row.checksum]));
  for (const { naam, sql, checksum } of await readMigrations()) {
    const known = earlier.get(naam);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migratie ${naam} is veranderd nadat zij liep.`);
    await client.query(sql);
    await client.query('insert into gateway.migration (naam, checksum) values ($1, $2)', [
      naam,
      checksum,
    ]);
  }
}

/**
 * Brings the schema `gateway` up to date: every file of `migrations/` once, in order, in one
 * transaction under a lock, so that many copies may start at once.
 * @throws when the database cannot be reached or a migration that ran has been changed since.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [grendel]);
    await client.query(createRole);
    await client.query(grantRole);
    await client.query(preparation);
    await client.query('grant usage on schema gateway to gateway_app');
    await execute(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
