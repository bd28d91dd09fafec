import { seed } from './seed.ts';
import {
  createTestDatabase,
  type TestDatabase,
  testLogins,
  testServerVariable,
} from '../testDatabase.ts';

/**
 * Creates a database with the personas as a copy of a template on the test server; undefined without a test
 * server.
 */
export async function createSeededDatabase(): Promise<TestDatabase | undefined> {
  if (!process.env[testServerVariable]) return undefined;
  return createTestDatabase({ name: 'world', fill: (url) => seed(testLogins(url)) });
}
