import { verdictLine, verifyLog } from './access/jobs/sealLog.ts';
import { openPool } from './db/database.ts';
import { sealKeyOf } from './sealKey.ts';

/*
 * `node apps/provider/src/verifyLog.ts`: holds the log of access against its seals, with DATABASE_URL and
 * SEAL_KEY of the provider. Ends with 1, naming the first line that is not as it was sealed.
 */
const { DATABASE_URL: databaseUrl, SEAL_KEY: given } = process.env;
const key = databaseUrl === undefined ? undefined : sealKeyOf(databaseUrl, given);
if (databaseUrl === undefined || key === undefined) {
  process.stderr.write('Needed: DATABASE_URL, and SEAL_KEY where its login has no password.\n');
  process.exit(1);
}
const pool = openPool(databaseUrl, 'jobs', () => undefined, 1);
try {
  const verdict = await verifyLog(pool, key);
  process.stdout.write(`${verdictLine(verdict)}\n`);
  process.exitCode = verdict.broken === undefined ? 0 : 1;
} finally {
  await pool.end();
}
