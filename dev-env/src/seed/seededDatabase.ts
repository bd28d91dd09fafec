import { seed } from './seed.ts';
import {
  createTestDatabase,
  type TestDatabase,
  testLogins,
  testServerVariable,
} from '../testDatabase.ts';

/**
 * A database with the personas and their bills, as a new world makes it for itself: a copy of one that was
 * filled once on the test server; undefined where none runs.
 */
export async function createSeededDatabase(): Promise<TestDatabase | undefined> {
  if (!process.env[testServerVariable]) return undefined;
  return createTestDatabase({ name: 'world', fill: (url) => seed(testLogins(url)) });
}
