import { type Generations, patienceOf } from '@mijn/postgres/connections';
import { withStartConnection } from '@mijn/postgres/unusableDatabase';
import { lockMigrations, migrateSchema } from '@mijn/postgres/migrateSchema';

const gateway = { schema: 'gateway', folder: new URL('./migrations/', import.meta.url) };

/**
 * Roles belong to the whole server: another database's migration may make this one at the same moment. Where
 * it is there already, our login need not be one that may create roles (deploy/logins.sql).
 */
const createRole = `
  DO $$ BEGIN
    IF to_regrole('gateway_app') IS NULL THEN
      CREATE ROLE gateway_app NOLOGIN NOBYPASSRLS;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`;

/**
 * The login that migrates must be able to become the app's role; a superuser always can. Until
 * PostgreSQL 16 every member could, and there was no privilege of that name.
 */
const grantRole = `
  DO $$
  DECLARE
    needed text := CASE WHEN current_setting('server_version_num')::int < 160000
      THEN 'member' ELSE 'set' END;
  BEGIN
    IF NOT pg_has_role(current_user, 'gateway_app', needed) THEN
      EXECUTE format('GRANT gateway_app TO %I', current_user);
    END IF;
  END $$`;

/**
 * Brings the gateway's database up to date: its role and the schema `gateway`. Copies that start
 * together do it once.
 * @throws OutdatedDatabaseError, Error: see `migrateSchema`; when the database cannot be reached.
 */
export async function migrate(urls: string | Generations): Promise<void> {
  await withStartConnection(urls, patienceOf.start, async (client) => {
    await lockMigrations(client, gateway.schema);
    await client.query(createRole);
    await client.query(grantRole);
    await migrateSchema(client, gateway);
  });
}
