import { migrateSchema } from '@mijn/postgres/migrateSchema';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import type pg from 'pg';
import { ensureRoles, type Logins, roles, roleUrls } from './roles.ts';

const insurer = {
  schema: 'insurer',
  folder: new URL('./migrations/', import.meta.url),
  formerSchemas: ['verzekeraar'],
  formerTables: ['klok', 'gelopen_taak'],
};

/** pg-boss makes its tables here itself; the app may put a job in beside what it belongs to. */
const jobsSchema = `
  CREATE SCHEMA IF NOT EXISTS jobs;
  GRANT USAGE ON SCHEMA jobs TO ${roles.app};
  ALTER DEFAULT PRIVILEGES IN SCHEMA jobs GRANT SELECT, INSERT ON TABLES TO ${roles.app}`;

/** Adds to the tables what the insurer cannot do without, as their owner; done again it changes nothing. */
export type Fill = (client: pg.ClientBase) => Promise<void>;

/**
 * Brings the insurer's database up to date: roles, the schema `insurer` with what fills it, and the
 * schema of the jobs. Copies that start together do it once.
 * @throws OutdatedDatabaseError, Error: see `migrateSchema`.
 */
export async function migrate(logins: Logins, fill: Fill): Promise<void> {
  await ensureRoles(logins);
  await withConnection(roleUrls(logins, 'owner'), patienceOf.start, async (client) => {
    await migrateSchema(client, insurer);
    await fill(client);
    // Still under the lock that migrating took: two copies would make the schema at once.
    await withConnection(roleUrls(logins, 'jobs'), patienceOf.start, (jobs) =>
      jobs.query(jobsSchema),
    );
  });
}
