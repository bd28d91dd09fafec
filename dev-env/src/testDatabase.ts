import { randomBytes } from 'node:crypto';
import { databaseAt, runStatement } from './postgres/databases.ts';

/** The environment variable in which the test run hands its server to the tests. */
export const testServerVariable = 'MIJN_TEST_DATABASE_URL';

/** A database of one's own. */
export type TestDatabase = {
  /** The superuser's address of it. */
  url: string;
  /** Removes it, whoever is still connected after some seconds. */
  drop: () => Promise<void>;
};

/**
 * A fresh, empty database on the server that the test run shares (started by Vitest's global set-up,
 * or DATABASE_URL). Roles belong to the whole server: they are there for every test database.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[testServerVariable] ?? process.env['DATABASE_URL'];
  if (!server) throw new Error('No test server: run this test with Vitest from the root folder.');
  const name = `mijn_test_${randomBytes(8).toString('hex')}`;
  await runStatement(server, `create database ${name} template template0`);
  return {
    url: databaseAt(server, name),
    drop: () => dropDatabase(server, name),
  };
}

/**
 * PostgreSQL itself waits some seconds for connections that are being closed: a pool's `end()` does
 * not, and one that is cut off after it has no listener any more for the error.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  const drop = `drop database if exists ${name}`;
  await runStatement(server, drop).catch(() => runStatement(server, `${drop} with (force)`));
}
