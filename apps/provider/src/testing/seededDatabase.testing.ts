import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase, testLogins } from '@mijn/dev-env/testDatabase';
import type { SeedData } from '../seed/seedData.ts';
import { seedDatabase } from '../seed.ts';

/** Creates a database with the insurer's schema and this data; seeded once per test run and cloned. */
export function createSeededDatabase(data: SeedData): Promise<TestDatabase> {
  const contents = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
  return createTestDatabase({
    name: `insurer_${contents}`,
    fill: async (url) => void (await seedDatabase(testLogins(url), data)),
  });
}
