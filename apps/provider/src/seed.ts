import { openPool } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { assessSeedData } from './seed/assessSeedData.ts';
import { referenceData } from './seed/referenceData.ts';
import { runHistory } from './seed/runHistory.ts';
import {
  addBerichten,
  addDeclaraties,
  addRelaties,
  addZorgpassen,
  listDekkingen,
} from './seed/add.ts';
import type { SeedData } from './seed/seedData.ts';

/**
 * Seeds an empty insurer: migrates it, and if it has no relation yet, inserts all data in one
 * transaction under an advisory lock and runs its jobs over the given history.
 * @returns whether it was seeded now.
 */
export async function seedDatabase(logins: Logins, data: SeedData): Promise<boolean> {
  await migrate(logins, referenceData());
  const pool = openPool(logins, 'owner', () => undefined, 1);
  try {
    const filled = await inJob(pool, async (transaction) => {
      const { client } = transaction;
      await client.query("SELECT pg_advisory_xact_lock(hashtext('insurer.seed'))");
      const { rowCount } = await client.query('SELECT FROM insurer.relatie LIMIT 1');
      if (rowCount !== 0) return false;
      await addRelaties(client, data);
      await addDeclaraties(client, assessSeedData(data, await listDekkingen(client)));
      if (data.history) {
        await runHistory(transaction, data.history);
        await addBerichten(client, data.history.until);
      }
      await addZorgpassen(client, data);
      return true;
    });
    // Updates statistics, so that the first queries are not planned for empty tables.
    if (filled) await pool.query(`ANALYZE ${filledTables.join(', ')}`);
    return filled;
  } finally {
    await pool.end();
  }
}

const filledTables = [
  'relatie',
  'declaratie',
  'declaratie_regel',
  'factuur',
  'factuur_regel',
  'boeking',
].map((table) => `insurer.${table}`);
