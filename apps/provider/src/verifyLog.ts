import { filledVariables } from '@mijn/domain/environment';
import { verdictLine, verifyLog } from './access/jobs/sealLog.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import { secretSchema, secretsOf } from './secretsEnvironment.ts';

/*
 * `node apps/provider/src/verifyLog.ts`: verifies the log of access against its seals, with the
 * secrets of the provider. Exits with 1 and names the first line that was changed.
 */
const { data, error } = secretSchema.safeParse(filledVariables(process.env));
if (!data) {
  const names = error.issues.map(({ path: [name] }) => String(name));
  process.stderr.write(`Needed, as the provider has them: ${[...new Set(names)].join(', ')}.\n`);
  process.exit(1);
}
const { logins, sealKey } = secretsOf(data);
const keys = [sealKey, ...data.SEAL_KEY_PREVIOUS];
const verdict = await withJobPool(logins, (pool) => verifyLog(pool, keys));
process.stdout.write(`${verdictLine(verdict)}\n`);
process.exitCode = verdict.broken === undefined ? 0 : 1;
