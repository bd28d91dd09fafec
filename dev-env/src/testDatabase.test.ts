import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './testDatabase.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('every test gets an empty database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await ask(one.url, 'CREATE TABLE note (words text)');
  expect(await ask(other.url, "SELECT to_regclass('note') AS found")).toEqual([{ found: null }]);
  await Promise.all([one.drop(), other.drop()]);
  await expect(ask(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

test('a database goes away while somebody is still connected', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(client.query('SELECT 1')).rejects.toThrow();
});
