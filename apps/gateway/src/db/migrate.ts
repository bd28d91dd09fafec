import { type Generations, patienceOf } from '@mijn/postgres/connections';
import { refuseTransactionPooling } from '@mijn/postgres/pooler';
import { withStartConnection } from '@mijn/postgres/unusableDatabase';
import { lockMigrations, migrateSchema } from '@mijn/postgres/migrateSchema';

const gateway = { schema: 'gateway', folder: new URL('./migrations/', import.meta.url) };

/**
 * Roles are global to the server: another database's migration may create this one at the same moment. If
 * it exists, our login need not be able to create roles (deploy/logins.sql).
 */
const createRole = `
  DO $$ BEGIN
    IF to_regrole('gateway_app') IS NULL THEN
      CREATE ROLE gateway_app NOLOGIN NOBYPASSRLS;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`;

/**
 * The migrating login must be able to become the app's role. Before PostgreSQL 16 every member could, and
 * the SET privilege did not exist.
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
 * Migrates the gateway's database: its role and the schema `gateway`. Copies that start together do it
 * once.
 * @throws UnusableDatabaseError or Error, see `migrateSchema`; Error if the database is unreachable
 */
export async function migrate(urls: string | Generations): Promise<void> {
  await refuseTransactionPooling(urls);
  await withStartConnection(urls, patienceOf.start, async (client) => {
    await lockMigrations(client, gateway.schema);
    await client.query(createRole);
    await client.query(grantRole);
    await migrateSchema(client, gateway);
  });
}
