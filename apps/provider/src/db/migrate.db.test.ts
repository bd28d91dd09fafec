import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { roleUrls } from './roles.ts';

const nothing = () => Promise.resolve();
const steps = readdirSync(new URL('./migrations/', import.meta.url));
const db = await createTestDatabase();
afterAll(() => db.drop());

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrate', () => {
  beforeAll(async () => {
    await Promise.all([migrate(db.logins, nothing), migrate(db.logins, nothing)]);
  });

  it('applies each step once, also when two copies start together', async () => {
    const [row] = await ask<{ steps: number }>(
      db.url,
      'SELECT count(*)::int AS steps FROM insurer.migration',
    );
    expect(row?.steps).toBe(steps.length);
  });

  it('gives each step a number of its own', () => {
    const numbers = steps.map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it('forces row-level security on every table with personal data', async () => {
    const open = await ask<{ relname: string }>(
      db.url,
      `SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
       WHERE nspname = 'insurer' AND relkind = 'r' AND NOT (relrowsecurity AND relforcerowsecurity)
       ORDER BY relname`,
    );
    expect(open.map(({ relname }) => relname)).toEqual([
      'clock',
      'dekking',
      'eigen_risico_bedrag',
      'job_run',
      'migration',
      'premie',
    ]);
  });

  it('keeps the log of access append-only, for the app and for the owner', async () => {
    await ask(
      db.url,
      `INSERT INTO insurer.inzage (kijker, niveau, betreft, operatie) VALUES ('1', 25, '1', 'test')`,
    );
    for (const role of ['app', 'owner'] as const) {
      const url = roleUrls(db.logins, role)[0];
      await expect(ask(url, 'DELETE FROM insurer.inzage')).rejects.toThrow();
      await expect(ask(url, `UPDATE insurer.inzage SET kijker = '2'`)).rejects.toThrow();
      await expect(ask(url, 'TRUNCATE insurer.inzage')).rejects.toThrow();
    }
  });

  it('refuses to continue when an applied step has changed', async () => {
    await ask(db.url, `UPDATE insurer.migration SET checksum = '' WHERE name LIKE '0001%'`);
    await expect(migrate(db.logins, nothing)).rejects.toThrow(/another version of 0001-access.sql/);
  });
});
