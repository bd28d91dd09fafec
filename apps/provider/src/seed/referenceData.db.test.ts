import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { referenceData } from './referenceData.ts';

const db = await createTestDatabase();
afterAll(() => db.drop());
// Simulates two copies that start together.
beforeAll(async () => {
  await Promise.all([migrate(db.logins, referenceData()), migrate(db.logins, referenceData())]);
});

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('inserts the own risk of every known year, and none of 2027', async () => {
  const rows = await ask<{ jaar: number }>(
    db.url,
    'SELECT DISTINCT jaar FROM insurer.eigen_risico_bedrag WHERE verplicht = 38500 ORDER BY jaar',
  );
  expect(rows.map(({ jaar }) => jaar)).toEqual(Array.from({ length: 11 }, (_, i) => 2016 + i));
});

test('inserts that of 2027 when a setting assumes it, for both brands', async () => {
  const assumed = await createTestDatabase();
  await migrate(assumed.logins, referenceData({ assumeEigenRisico2027: true }));
  const rows = await ask(
    assumed.url,
    'SELECT merk, verplicht FROM insurer.eigen_risico_bedrag WHERE jaar > 2026 ORDER BY merk',
  );
  await assumed.drop();
  expect(rows).toEqual([
    { merk: 'AZVZ', verplicht: 46_000 },
    { merk: 'ZZ', verplicht: 46_000 },
  ]);
});
