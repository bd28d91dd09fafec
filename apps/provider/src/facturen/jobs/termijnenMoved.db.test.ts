import { beforeAll, describe, expect, it } from 'vitest';
import { assess } from '../../declaraties/jobs/assess.ts';
import { markInTreatment } from '../../declaraties/jobs/step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { catchUp } from './catchUp.ts';
import { daanInTermijnen } from './daanInTermijnen.testing.ts';
import { brokenLaws } from './laws.testing.ts';

const daan = numberOf('Daan');
const sanne = numberOf('Sanne');
const fatima = numberOf('Fatima');

// Daan moves to Fatima's policy on 10 July.
const { client, jobs, sql } = await openJobsDatabase(daanInTermijnen);
const dayOf = (text: string) => Temporal.PlainDate.from(text);
const runUntil = (day: string) => catchUp(jobs, dayOf(day), () => Promise.resolve('succeeded'));

/** Inserts and judges a claim for care on a day. */
async function judged(nummer: string, on: string, bedrag: number, sender: string): Promise<void> {
  const now = Temporal.Instant.from(`${on}T12:00:00Z`);
  await client.query(
    `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener)
     VALUES ($1, $2, $2, $3, 'Ziekenhuis', 'Ziekenhuis', $4, $5, 'Ziekenhuis', $6)`,
    [nummer, daan, now.toString(), on, bedrag, sender],
  );
  await inJob(jobs, (tx) => markInTreatment(tx, nummer, now));
  await assess({ pool: jobs, now: () => now }, nummer);
}

/** Returns own-risk bills about Daan after the terms, with debtor and care. */
const billed = () =>
  sql(`SELECT f.soort, f.debiteur, f.datum::text, l.declaratie_nummer AS nummer, l.bedrag
    FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
    WHERE l.relatienummer = '${daan}' AND f.soort LIKE 'Eigenrisico%' AND l.declaratie_nummer IS NOT NULL
    ORDER BY 3, 4`);
const termijnen = () =>
  sql<{ datum: string }>(`SELECT f.datum::text FROM insurer.factuur f
    JOIN insurer.factuur_regel l USING (kenmerk)
    WHERE f.soort = 'Eigenrisicotermijn' AND l.relatienummer = '${daan}' ORDER BY 1`);

describe('a person who changes policies while own risk is paid in terms', () => {
  beforeAll(async () => {
    await runUntil('2026-01-31');
    await runUntil('2026-07-05');
    await judged('D2026-00000901', '2026-07-05', 3_000, 'Zorgverlener');
    await runUntil('2026-07-10');
    await sql(`UPDATE insurer.verzekering SET geldig_tot = '2026-07-10' WHERE relatienummer = '${daan}';
      INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
      VALUES ('P${fatima}', '${daan}', '2026-07-10')`);
    await judged('D2026-00000902', '2026-07-10', 4_000, 'Zorgverlener');
    await judged('D2026-00000903', '2026-07-10', 5_000, 'Verzekerde');
    await runUntil('2026-07-11');
  });

  it('has their terms ended, and settled on the next day', async () => {
    expect(
      await sql(`SELECT beeindigd_op::text AS ended, afgerekend_op::text AS settled,
          gestopt_door AS by FROM insurer.gespreid WHERE relatienummer = '${daan}'`),
    ).toEqual([{ ended: '2026-07-10', settled: '2026-07-11', by: 'vertrokken' }]);
    expect(await termijnen()).toHaveLength(6);
  });

  it('has a settlement of earlier care only, because the former payer may not see later care', async () => {
    expect(await billed()).toEqual([
      {
        soort: 'Eigenrisicoeindafrekening',
        debiteur: sanne,
        datum: '2026-07-11',
        nummer: 'D2026-00000901',
        bedrag: 3_000,
      },
    ]);
  });

  it('is billed for later usage through the new payer, once, without a term of the old policy', async () => {
    await judged('D2026-00000904', '2026-07-20', 6_000, 'Zorgverlener');
    await runUntil('2026-12-01');
    expect((await billed()).slice(1)).toMatchObject([
      {
        soort: 'EigenrisicoEigenbijdrage',
        debiteur: fatima,
        nummer: 'D2026-00000902',
        bedrag: 4_000,
      },
      {
        soort: 'EigenrisicoEigenbijdrage',
        debiteur: fatima,
        nummer: 'D2026-00000903',
        bedrag: 5_000,
      },
      {
        soort: 'EigenrisicoEigenbijdrage',
        debiteur: fatima,
        nummer: 'D2026-00000904',
        bedrag: 6_000,
      },
    ]);
    expect(await termijnen()).toHaveLength(6);
    expect(await brokenLaws(sql, dayOf('2026-12-01'))).toEqual({});
  });
});
