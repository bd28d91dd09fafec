import { afterAll, expect, it } from 'vitest';
import { assess } from '../../declaraties/jobs/assess.ts';
import { markInTreatment } from '../../declaraties/jobs/step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf, sampleDay } from '../../testing/trialProvider.testing.ts';
import { listRisicoPolissen } from './risico.queries.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const database = await openJobDatabase();
afterAll(database.close);
const { client, jobs } = database;

// Sent in in time, and judged late.
async function judged(nummer: string, on: string): Promise<void> {
  await client.query(
    `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener)
     VALUES ($1, $2, $2, '2024-06-01T12:00:00Z', 'Ziekenhuis', 'Ziekenhuis', $3, 10000, 'Ziekenhuis', 'Zorgverlener')`,
    [nummer, numberOf('Jan'), on],
  );
  await inJob(jobs, (tx) => markInTreatment(tx, nummer, now));
  await assess({ pool: jobs, now: () => now }, nummer);
}

it('asks own risk of care of up to five years ago, to the day', async () => {
  await judged('D2024-00000001', '2021-11-24');
  await judged('D2024-00000002', '2021-11-25');
  await judged('D2024-00000003', '2022-01-03');
  await client.query(`UPDATE insurer.polis SET incassodag = 25 WHERE verzekeringsnemer = $1`, [
    numberOf('Jan'),
  ]);
  const day = Temporal.PlainDate.from('2026-11-25');
  const polissen = await inJob(jobs, (tx) => listRisicoPolissen(tx, day));
  const days = polissen.flatMap(({ regels }) => regels.map(({ datum }) => datum));
  expect(days.toSorted()).toEqual(['2021-11-25', '2022-01-03']);
});
