import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { assess } from '../../declaraties/jobs/assess.ts';
import { markInTreatment } from '../../declaraties/jobs/step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  sampleDay,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { brokenLaws } from './laws.testing.ts';
import { moveDay } from '../../time.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const number = 'D2026-00000042';
let insurer: TestProvider;
let jobs: pg.Pool;
beforeAll(async () => {
  insurer = await startTestProvider();
  jobs = openPool(insurer.logins, 'jobs', () => undefined, 1);
});
afterAll(async () => {
  await jobs.end();
  await insurer.stop();
});

it('bills a judged claim of a care provider with the next own-risk bill, once', async () => {
  const who = numberOf('Fatima');
  await insurer.sql(
    `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener)
     VALUES ('${number}', '${who}', '${who}', '${now.toString()}', 'Medicijnen', 'Medicijnen',
       '2026-11-10', 4230, 'Apotheek De Linde', 'Zorgverlener')`,
  );
  await inJob(jobs, (tx) => markInTreatment(tx, number, now));
  await assess({ pool: jobs, now: () => now }, number);
  const paidOut = `SELECT nummer FROM insurer.uitbetaling WHERE nummer = '${number}'`;
  expect(await insurer.sql(paidOut)).toEqual([]);

  // Her day of the month is the 25th: once within four days, and not in the two months after.
  await moveDay(insurer.logins, 4, { now: () => now });
  const lines = `SELECT f.datum::text, r.bedrag, r.bedrag_eigen_risico, r.bedrag_eigen_bijdrage,
      r.zorgverlener, v.titel
    FROM insurer.factuur_regel r JOIN insurer.factuur f USING (kenmerk)
    JOIN insurer.betaalverzoek v ON v.kenmerk = f.betaalverzoek
    WHERE r.declaratie_nummer = '${number}'`;
  const factuur = {
    datum: '2026-11-25',
    bedrag: 4230,
    bedrag_eigen_risico: 3230,
    bedrag_eigen_bijdrage: 1000,
    zorgverlener: 'Apotheek De Linde',
    titel: 'Factuur',
  };
  expect(await insurer.sql(lines)).toEqual([factuur]);
  await moveDay(insurer.logins, 61, { now: () => now });
  expect(await insurer.sql(lines)).toEqual([{ ...factuur, titel: 'Aanmaning' }]);
  const broken = await brokenLaws((sql) => insurer.sql(sql), sampleDay.add({ days: 65 }));
  expect(broken).toEqual({});
});
