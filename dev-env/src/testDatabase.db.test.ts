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

test('gives every test an empty database', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await ask(one.url, 'CREATE TABLE note (words text)');
  expect(await ask(other.url, "SELECT to_regclass('note') AS found")).toEqual([{ found: null }]);
  await Promise.all([one.drop(), other.drop()]);
  await expect(ask(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

test('drops a database with open connections', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(client.query('SELECT 1')).rejects.toThrow();
});

test('fills a template once and copies it afterwards', async () => {
  let filled = 0;
  const template = {
    name: `note_${process.pid}`,
    fill: async (url: string) => {
      filled += 1;
      await ask(url, "CREATE TABLE note AS SELECT 'kept' AS words");
    },
  };
  const copies = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
  for (const { url } of copies) {
    expect(await ask(url, 'SELECT words FROM note')).toEqual([{ words: 'kept' }]);
    await ask(url, 'DROP TABLE note');
  }
  const later = await createTestDatabase(template);
  expect(await ask(later.url, 'SELECT words FROM note')).toEqual([{ words: 'kept' }]);
  expect(filled).toBe(1);
  await Promise.all([...copies, later].map((copy) => copy.drop()));
});

test('fills a template again after a failure', async () => {
  let attempts = 0;
  const template = {
    name: `broken_${process.pid}`,
    fill: async (url: string) => {
      attempts += 1;
      await ask(url, 'CREATE TABLE note (words text)');
      if (attempts === 1) throw new Error('not yet');
    },
  };
  await expect(createTestDatabase(template)).rejects.toThrow('not yet');
  const copy = await createTestDatabase(template);
  expect(await ask(copy.url, 'SELECT words FROM note')).toEqual([]);
  await copy.drop();
});
