import { randomBytes } from 'node:crypto';
import { dropTemplates, testRunVariable, testServerVariable } from './testDatabase.ts';
import { startTestServer } from './testServer.ts';

/**
 * Vitest's global setup: one PostgreSQL for the whole run. With DATABASE_URL set, the test databases are
 * created there instead.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env[testRunVariable] = randomBytes(4).toString('hex');
  const given = process.env['DATABASE_URL'];
  if (given) return () => dropTemplates(given);
  const server = await startTestServer();
  process.env[testServerVariable] = server.url;
  return server.stop;
}
