import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { billDay } from '@mijn/dev-env/measure/billDay';
import pg from 'pg';
import { addMass } from './mass.ts';
import type { Row } from './table.ts';

const policyholders = 100_000;

// Half of them is debited, on every day that there is; a day of the month is nobody's own.
const payments = [
  `UPDATE insurer.polis SET betaalwijze = 'incasso', incassodag = 1 + substr(polisnummer, 2)::int / 2 % 31
   WHERE polisnummer LIKE 'M%' AND substr(polisnummer, 2)::int % 2 = 0`,
  `UPDATE insurer.relatie SET iban = 'NL02ABNA0123456789' WHERE achternaam = 'Massa'`,
];

async function perform(databaseUrl: string, statements: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    let count = 0;
    for (const statement of statements) count = (await client.query(statement)).rowCount ?? 0;
    return count;
  } finally {
    await client.end();
  }
}

/**
 * Measures the day on which everybody is billed, the first of a month, with all its jobs, among a hundred thousand
 * policyholders with forty claims each (`quality.md`, Server), in a world of its own in `varDir`.
 */
export async function measureBilling(varDir: string): Promise<Row[]> {
  const world = await startWorldProcess(varDir);
  try {
    const { databaseUrl } = world.told;
    await addMass(databaseUrl, 1, policyholders);
    await perform(databaseUrl, [...payments, 'VACUUM ANALYZE']);
    const { day, ms } = await billDay(databaseUrl);
    const bills = `SELECT FROM insurer.factuur WHERE datum = '${day}'`;
    const billed = await perform(databaseUrl, [bills]);
    if (billed < policyholders) throw new Error(`Only ${billed} bills were made`);
    const what = `a day billed, ${policyholders} policyholders`;
    return [{ what, ours: ms, unit: 'ms', goal: { atMost: 60_000 } }];
  } finally {
    await world.stop();
  }
}
