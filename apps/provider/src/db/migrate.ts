import { migrateSchema } from '@mijn/postgres/migrateSchema';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { refuseTransactionPooling } from '@mijn/postgres/pooler';
import type pg from 'pg';
import { ensureRoles, type Logins, roles, roleUrls } from './roles.ts';

const insurer = { schema: 'insurer', folder: new URL('./migrations/', import.meta.url) };

// pg-boss creates its tables here; the app may insert jobs in its own transactions.
const jobsSchema = `
  CREATE SCHEMA IF NOT EXISTS jobs;
  GRANT USAGE ON SCHEMA jobs TO ${roles.app};
  ALTER DEFAULT PRIVILEGES IN SCHEMA jobs GRANT SELECT, INSERT ON TABLES TO ${roles.app}`;

/** Inserts the data that the insurer needs to run, as the tables' owner; idempotent. */
export type FillDatabase = (client: pg.ClientBase) => Promise<void>;

/**
 * Brings the insurer's database up to date: roles, the schema `insurer` with its required data, and
 * the schema of the jobs. Safe when several copies start together.
 * @throws UnusableDatabaseError, Error: see `migrateSchema`.
 */
export async function migrate(logins: Logins, fill: FillDatabase): Promise<void> {
  await refuseTransactionPooling(logins.url);
  await ensureRoles(logins);
  await withConnection(roleUrls(logins, 'owner'), patienceOf.start, async (client) => {
    await migrateSchema(client, insurer);
    await fill(client);
    // Inside the migration lock, because two copies would create the schema at once.
    await withConnection(roleUrls(logins, 'jobs'), patienceOf.start, (jobs) =>
      jobs.query(jobsSchema),
    );
  });
}
