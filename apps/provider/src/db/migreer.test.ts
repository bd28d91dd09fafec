import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migreer } from './migreer.ts';
import { rolUrl } from './rollen.ts';

const db = await createTestDatabase();
afterAll(() => db.drop());

async function vraag<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrating', () => {
  beforeAll(async () => {
    await Promise.all([migreer(db.url), migreer(db.url)]);
  });

  it('applies each step once, also when two copies start together', async () => {
    const [rij] = await vraag<{ aantal: number }>(
      db.url,
      'SELECT count(*)::int AS aantal FROM verzekeraar.migratie',
    );
    expect(rij?.aantal).toBeGreaterThanOrEqual(6);
  });

  it('holds the own risk of every settled year and none of 2027', async () => {
    const rijen = await vraag<{ jaar: number }>(
      db.url,
      'SELECT DISTINCT jaar FROM verzekeraar.eigen_risico_bedrag WHERE verplicht = 38500 ORDER BY jaar',
    );
    expect(rijen.map(({ jaar }) => jaar)).toEqual(Array.from({ length: 11 }, (_, i) => 2016 + i));
  });

  it('forces row-level security on every table with somebody’s data', async () => {
    const open = await vraag<{ relname: string }>(
      db.url,
      `SELECT relname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
       WHERE nspname = 'verzekeraar' AND relkind = 'r' AND NOT (relrowsecurity AND relforcerowsecurity)
       ORDER BY relname`,
    );
    expect(open.map(({ relname }) => relname)).toEqual([
      'dekking',
      'eigen_risico_bedrag',
      'gelopen_taak',
      'klok',
      'migratie',
      'premie',
    ]);
  });

  it('keeps the log of access as it was, for the app and for the owner', async () => {
    await vraag(
      db.url,
      `INSERT INTO verzekeraar.inzage (kijker, niveau, betreft, operatie) VALUES ('1', 25, '1', 'test')`,
    );
    for (const rol of ['app', 'eigenaar'] as const) {
      const url = rolUrl(db.url, rol);
      await expect(vraag(url, 'DELETE FROM verzekeraar.inzage')).rejects.toThrow();
      await expect(vraag(url, `UPDATE verzekeraar.inzage SET kijker = '2'`)).rejects.toThrow();
      await expect(vraag(url, 'TRUNCATE verzekeraar.inzage')).rejects.toThrow();
    }
  });

  it('refuses to go on when an applied step has been changed', async () => {
    await vraag(
      db.url,
      `UPDATE verzekeraar.migratie SET controlegetal = '' WHERE naam LIKE '0001%'`,
    );
    await expect(migreer(db.url)).rejects.toThrow(/changed after it was applied/);
  });
});
