import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, unusableData } from './database.ts';
import { answers, runStatement } from './databases.ts';
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts';
import { createPrivateFolder } from '../test/appProcess.testing.ts';

const folder = createPrivateFolder();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

/** Returns the message of the StartError for a database. */
async function refusalOf(url: string): Promise<string> {
  const opened = await openDatabase(url, folder.dir, false).catch((error: unknown) => error);
  if (!(opened instanceof Error)) throw new Error('it was opened');
  expect(opened.name).toBe('StartError');
  return opened.message;
}

test('locks the operator’s database for one copy of the app at a time', async () => {
  const { url, close } = await openDatabase(database.url, folder.dir, false);
  expect(url).toBe(database.url);
  expect(await refusalOf(database.url)).toMatch(
    /^Mijn already runs on this data \(DATABASE_URL\); stop it first/,
  );
  await close();
  const again = await openDatabase(database.url, folder.dir, false);
  await again.close();
  expect(await answers(database.url)).toBe(true);
});

test('runs the embedded database below the folder until it is released', async () => {
  const { url, close } = await openDatabase(undefined, folder.dir, false);
  expect(new URL(url).pathname).toBe('/mijn');
  expect(await answers(url)).toBe(true);
  const second = openDatabase(undefined, folder.dir, false);
  await expect(second).rejects.toThrow(`Mijn already runs on this data (${folder.dir})`);
  await close();
  expect(await answers(url)).toBe(false);
});

test.each([
  ['not-an-address', /^DATABASE_URL leads to no database that can be used: it is not an address/],
  ['localhost:5432/secret-word', /: it is not an address like postgresql:/],
  ['postgresql://nobody:secret-word%ff@localhost/none', /: it is not an address like postgresql:/],
  ['postgresql://nobody:secret-word@127.0.0.1:1/none', /^DATABASE_URL .*ECONNREFUSED/],
  ['postgresql://nobody:secret-word@localhost:1/none', /^DATABASE_URL .*ECONNREFUSED/],
])('explains a wrong address (%s) without its password', async (url, sentence) => {
  const refusal = await refusalOf(url);
  expect(refusal).toMatch(sentence);
  expect(refusal).not.toContain('secret-word');
});

test('requires a login that may create roles, and no more', async () => {
  const name = `plain_${new URL(database.url).pathname.slice(1)}`;
  const login = new URL(database.url);
  Object.assign(login, { username: name, password: 'word' });
  await runStatement(database.url, `CREATE ROLE ${name} LOGIN PASSWORD 'word'`);
  expect(await refusalOf(login.href)).toMatch(/may not create roles/);
  await runStatement(database.url, `ALTER ROLE ${name} CREATEROLE`);
  const { close } = await openDatabase(login.href, folder.dir, false);
  await close();
  await runStatement(database.url, `DROP ROLE ${name}`);
});

test('refuses unusable data with their location and the reason', () => {
  const { url } = database;
  const problem = new Error('it was migrated by 0002-theirs.sql');
  expect(unusableData({ varDir: 'var', databaseUrl: url }, problem).message).toBe(
    'The database of DATABASE_URL cannot be used: it was migrated by 0002-theirs.sql.',
  );
  expect(unusableData({ varDir: 'var' }, problem).message).toBe(
    'The data in var cannot be used: it was migrated by 0002-theirs.sql; another VAR_DIR starts with an empty database.',
  );
});
