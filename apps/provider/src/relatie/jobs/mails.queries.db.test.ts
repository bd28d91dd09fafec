import { expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { numberOf, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { replaceEmail } from '../change/change.testing.ts';
import { takeNextMail } from './mails.queries.ts';

it('uses the brand of the policy for a person who pays for others and is not insured', async () => {
  const insurer = await startTestProvider({ jobsHeld: true });
  const pool = openPool(insurer.logins, 'jobs', () => undefined);
  const jan = numberOf('Jan');
  await insurer.sql(`
    UPDATE insurer.polis SET merk = 'AZVZ' WHERE verzekeringsnemer = '${jan}';
    DELETE FROM insurer.verzekering WHERE relatienummer = '${jan}'`);
  await replaceEmail(insurer, 'jan', 'iemand.anders@voorbeeld.example');
  const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
  const mail = await inJob(pool, (transaction) => takeNextMail(transaction, now, now));
  await pool.end();
  await insurer.stop();
  expect(mail?.merk).toBe('AZVZ');
});
