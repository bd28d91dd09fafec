import { randomBytes } from 'node:crypto';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import type { Logins } from '@mijn/provider/db/roles';
import { databaseAt, runStatement } from './postgres/databases.ts';

/** The environment variable in which the test run hands its server to the tests. */
export const testServerVariable = 'MIJN_TEST_DATABASE_URL';

/** The one in which it hands them its own name. */
export const testRunVariable = 'MIJN_TEST_RUN';

/** How the insurer of a test logs in at this address: roles belong to the whole server, so all tests give the same. */
export function testLogins(url: string): Logins {
  return {
    url: [url],
    passwords: {
      owner: ['owner-of-the-tests'],
      app: ['app-of-the-tests'],
      jobs: ['jobs-of-the-tests'],
    },
  };
}

/** The same as environment variables, for a program of its own. */
export function loginVariables({ url, passwords }: Logins): Record<string, string> {
  return {
    DATABASE_URL: url[0],
    DATABASE_OWNER_PASSWORD: passwords.owner[0],
    DATABASE_APP_PASSWORD: passwords.app[0],
    DATABASE_JOBS_PASSWORD: passwords.jobs[0],
  };
}

/** A database of one's own. */
export type TestDatabase = {
  /** The superuser's address of it. */
  url: string;
  /** How an insurer logs in at it. */
  logins: Logins;
  /** Removes it, whoever is still connected after some seconds. */
  drop: () => Promise<void>;
};

/** What a database holds from the start: made once per test run, copied for each test after that. */
export type Template = {
  /** Says what is in it: two of the same name are the same. Small letters, digits, `_`. */
  name: string;
  /** Fills the empty database at this address, and leaves no connection to it. */
  fill: (url: string) => Promise<void>;
};

/**
 * A fresh database on the server that the test run shares (started by Vitest's global set-up, or
 * DATABASE_URL): empty, or a copy of a template. Roles belong to the whole server: they are there
 * for every test database.
 */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const server = process.env[testServerVariable] ?? process.env['DATABASE_URL'];
  if (!server) throw new Error('No test server: run this test with Vitest from the root folder.');
  const name = `mijn_test_${randomBytes(8).toString('hex')}`;
  const source = template ? await ensureTemplate(server, template) : 'template0';
  await runStatement(server, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  const url = databaseAt(server, name);
  return {
    url,
    logins: testLogins(url),
    drop: () => dropDatabase(server, name),
  };
}

/** What the names of this run's templates begin with. */
function templatePrefix(): string {
  return `mijn_template_${process.env[testRunVariable] ?? process.ppid}_`;
}

/** Removes the templates that this run made. */
export async function dropTemplates(server: string): Promise<void> {
  const { rows } = await withConnection(server, patienceOf.start, (client) =>
    client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [templatePrefix()],
    ),
  );
  for (const { name } of rows) await dropDatabase(server, name);
}

/** Makes the template where this run has none of that name yet, once, whoever asks at the same time. */
async function ensureTemplate(server: string, { name, fill }: Template): Promise<string> {
  const whole = templatePrefix() + name;
  return withConnection(server, patienceOf.start, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [whole]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [whole]);
    if (rowCount !== 0) return whole;
    // Under another name until it is whole: what fails half-way is never copied.
    const unfinished = `${whole}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`);
    await fill(databaseAt(server, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${whole}`);
    return whole;
  });
}

/**
 * PostgreSQL itself waits some seconds for connections that are being closed: a pool's `end()` does
 * not, and one that is cut off after it has no listener any more for the error.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${name}`;
  await runStatement(server, drop).catch(() => runStatement(server, `${drop} WITH (FORCE)`));
}
