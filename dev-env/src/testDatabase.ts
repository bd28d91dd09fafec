import { randomBytes } from 'node:crypto';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import type { Logins } from '@mijn/provider/db/roles';
import { databaseAt, runStatement } from './postgres/databases.ts';

export const testServerVariable = 'MIJN_TEST_DATABASE_URL';

export const testRunVariable = 'MIJN_TEST_RUN';

/** Returns the insurer's logins for a test. Roles are global to the server, so all tests share them. */
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

/** Returns the logins as environment variables, for a child process. */
export function loginVariables({ url, passwords }: Logins): Record<string, string> {
  return {
    DATABASE_URL: url[0],
    DATABASE_OWNER_PASSWORD: passwords.owner[0],
    DATABASE_APP_PASSWORD: passwords.app[0],
    DATABASE_JOBS_PASSWORD: passwords.jobs[0],
  };
}

export type TestDatabase = {
  url: string;
  logins: Logins;
  /** Drops it, cutting remaining connections after some seconds. */
  drop: () => Promise<void>;
};

/** Initial content of a database: made once per test run, and copied for each test. */
export type Template = {
  /** Identifies the content. Small letters, digits, `_`. */
  name: string;
  /** Fills the empty database at this address, and closes all its connections. */
  fill: (url: string) => Promise<void>;
};

/**
 * Creates a database on the test run's server (from Vitest's global setup, or DATABASE_URL): empty, or a
 * copy of a template. Roles are global to the server, so every test database has them.
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

function templatePrefix(): string {
  return `mijn_template_${process.env[testRunVariable] ?? process.ppid}_`;
}

/** Drops the templates of this run. */
export async function dropTemplates(server: string): Promise<void> {
  const { rows } = await withConnection(server, patienceOf.start, (client) =>
    client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [templatePrefix()],
    ),
  );
  for (const { name } of rows) await dropDatabase(server, name);
}

/** Creates the template once per run, also with concurrent callers. */
async function ensureTemplate(server: string, { name, fill }: Template): Promise<string> {
  const whole = templatePrefix() + name;
  return withConnection(server, patienceOf.start, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [whole]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [whole]);
    if (rowCount !== 0) return whole;
    // Renamed when complete, so that a half-filled template is never copied.
    const unfinished = `${whole}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`);
    await fill(databaseAt(server, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${whole}`);
    return whole;
  });
}

/**
 * PostgreSQL waits some seconds for closing connections. A pool's `end()` does not, and a connection that
 * is cut after it has no error listener.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  const drop = `DROP DATABASE IF EXISTS ${name}`;
  await runStatement(server, drop).catch(() => runStatement(server, `${drop} WITH (FORCE)`));
}
