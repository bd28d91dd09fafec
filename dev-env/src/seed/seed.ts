import type { Logins } from '@mijn/provider/db/roles';
import { seedDatabase } from '@mijn/provider/seed';
import { dayInNetherlands } from '@mijn/domain/datum';
import { withHistory } from '@mijn/testdata/history';
import { createSeedData } from '@mijn/testdata/seedData';

/**
 * Seeds an empty database of the insurer with the personas and their history, relative to today; otherwise
 * does nothing.
 */
export async function seed(logins: Logins): Promise<void> {
  const today = Temporal.PlainDate.from(dayInNetherlands(new Date()));
  await seedDatabase(logins, withHistory(createSeedData(today), today));
}
