import { afterAll, describe, expect, it } from 'vitest';
import { assess } from '../../declaraties/jobs/assess.ts';
import { markInTreatment } from '../../declaraties/jobs/step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf, sampleDay } from '../../testing/trialProvider.testing.ts';
import { listRisicoPolissen } from './risico.queries.ts';
import { runDay } from './runDay.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const database = await openJobDatabase();
afterAll(database.close);
const { client, jobs } = database;

// Sent in in time, and judged late.
async function judged(nummer: string, on: string, who = 'Jan'): Promise<void> {
  await client.query(
    `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener)
     VALUES ($1, $2, $2, '2024-06-01T12:00:00Z', 'Ziekenhuis', 'Ziekenhuis', $3, 10000, 'Ziekenhuis', 'Zorgverlener')`,
    [nummer, numberOf(who), on],
  );
  await inJob(jobs, (tx) => markInTreatment(tx, nummer, now));
  await assess({ pool: jobs, now: () => now }, nummer);
}

it('charges own risk of care of up to five years ago, to the day', async () => {
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

describe('a person on two policies', () => {
  const daan = numberOf('Daan');
  const sanne = numberOf('Sanne');
  const piet = numberOf('Piet');
  const billOn = async (day: string) => {
    await inJob(jobs, (tx) =>
      runDay(tx, { day: Temporal.PlainDate.from(day), jobs: new Set(['risico']) }, undefined),
    );
    const { rows } = await client.query(
      `SELECT f.debiteur, l.declaratie_nummer AS nummer FROM insurer.factuur f
       JOIN insurer.factuur_regel l USING (kenmerk)
       WHERE f.datum = $1 AND l.relatienummer = $2 AND f.soort = 'EigenrisicoEigenbijdrage'`,
      [day, daan],
    );
    return rows;
  };

  it('is billed once when both began on the same day', async () => {
    await judged('D2024-00000004', '2026-02-02', 'Daan');
    await client.query(
      `INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
       SELECT 'P' || $2, relatienummer, geldig_van FROM insurer.verzekering WHERE relatienummer = $1`,
      [daan, piet],
    );
    await client.query('UPDATE insurer.polis SET incassodag = 25');
    const bill = await billOn('2027-01-25');
    expect(bill).toEqual([{ debiteur: expect.any(String), nummer: 'D2024-00000004' }]);
  });

  it('is billed to the verzekeringsnemer of the valid policy, and not of a former one', async () => {
    await client.query(
      `UPDATE insurer.verzekering SET geldig_van = '2026-05-01', geldig_tot = '2026-05-03'
       WHERE polisnummer = 'P' || $2 AND relatienummer = $1`,
      [daan, piet],
    );
    await judged('D2024-00000005', '2026-03-03', 'Daan');
    expect(await billOn('2027-02-25')).toEqual([{ debiteur: sanne, nummer: 'D2024-00000005' }]);
  });
});
