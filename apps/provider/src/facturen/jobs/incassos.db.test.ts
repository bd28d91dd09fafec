import { createIncassoBank } from '@mijn/testdata/incassoBank';
import { beforeEach, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import type { IncassoBank } from './incassoBank.ts';
import { runDay } from './runDay.ts';

const debiteur = numberOf('Jan');
const day = Temporal.PlainDate.from('2026-02-27');
const { jobs, sql } = await openJobsDatabase({ ...sampleData, declaraties: [] });

const bill = (kenmerk: string) => ({
  kenmerk,
  soort: 'Zorgpremie' as const,
  datum: '2026-01-30',
  regels: [{ bedrag: 6_000 }],
});

/** Creates two bills of the same person and amount that are debited on one day. */
beforeEach(async () => {
  await sql(`SET session_replication_role = replica; DELETE FROM insurer.boeking;
    DELETE FROM insurer.incasso; DELETE FROM insurer.job_run; DELETE FROM insurer.factuur_regel;
    DELETE FROM insurer.factuur; DELETE FROM insurer.bericht; SET session_replication_role = origin`);
  const facturen = [bill('F2026-00000001'), bill('F2026-00000002')];
  await writeLedger({ sql }, { debiteur, facturen });
  await sql(`INSERT INTO insurer.incasso (sleutel, debiteur, kenmerk, poging, datum, bedrag)
    SELECT sleutel || '/1', debiteur, kenmerk, 1, '${day.toString()}', 6000 FROM insurer.factuur`);
});

const run = (bank: IncassoBank) =>
  inJob(jobs, (tx) => runDay(tx, { day, jobs: new Set(['incassos']) }, bank));
const booked = () =>
  sql(`SELECT bedrag FROM insurer.boeking WHERE soort = 'incasso' ORDER BY kenmerk`);

it('presents two debits of the same person, amount and day under different keys', async () => {
  const bank = createIncassoBank();
  await run(bank);
  const keys = await sql<{ sleutel: string }>(
    'SELECT sleutel FROM insurer.incasso ORDER BY incasso_id',
  );
  expect([...bank.taken]).toEqual(keys.map(({ sleutel }) => [sleutel, 6_000]));
  expect(await booked()).toEqual([{ bedrag: 6_000 }, { bedrag: 6_000 }]);
});

it('debits nothing twice when a day is rolled back and run again', async () => {
  const bank = createIncassoBank();
  let asked = 0;
  const dying: IncassoBank = async (...debit) => {
    await bank(...debit);
    asked += 1;
    if (asked === 2) throw new Error('killed');
    return 'succeeded';
  };
  await expect(run(dying)).rejects.toThrow('killed');
  expect([bank.taken.size, await booked()]).toEqual([2, []]);
  await run(bank);
  expect(bank.taken.size).toBe(2);
  expect(await booked()).toEqual([{ bedrag: 6_000 }, { bedrag: 6_000 }]);
});
