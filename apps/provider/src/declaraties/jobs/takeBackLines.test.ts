import type { DeclaratiesResponse } from '@mijn/contract/declaraties';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  sampleDay,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { assess } from './assess.ts';
import { markInTreatment } from './step.queries.ts';
import { takeBackLine } from './takeBack.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
let insurer: TestProvider;
let jobs: pg.Pool;
beforeAll(async () => {
  insurer = await startTestProvider({ jobsHeld: true });
  jobs = openPool(insurer.databaseUrl, 'jobs', () => undefined, 1);
});
afterAll(async () => {
  await jobs.end();
  await insurer.stop();
});

/** A hospital's bill for Fatima, with a line of each amount. */
async function judged(nummer: string, amounts: readonly number[]): Promise<void> {
  const lines = amounts.map((bedrag) => ({
    zorgsoort: 'Ziekenhuis',
    behandelDatum: '2026-11-10',
    bedrag,
  }));
  const total = amounts.reduce((until, bedrag) => until + bedrag, 0);
  await insurer.sql(
    `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener, regels)
     VALUES ('${nummer}', '${numberOf('Fatima')}', '${numberOf('Fatima')}', '${now.toString()}', 'Ziekenhuis',
       'Ziekenhuis', '2026-11-10', ${total}, 'Streekziekenhuis Vecht', 'Zorgverlener',
       '${JSON.stringify(lines)}')`,
  );
  await inJob(jobs, (tx) => markInTreatment(tx, nummer, now));
  await inJob(jobs, (tx) => assess(tx, nummer, now));
}

const takeBack = (nummer: string, volgnummer: number) =>
  inJob(jobs, (tx) => takeBackLine(tx, { nummer, volgnummer }, now));

const rowOf = async (nummer: string) => {
  const path = `/declaraties?limit=1&zoek=${nummer}`;
  const [row] = (await insurer.read<DeclaratiesResponse>(path, 'fatima')).declaraties;
  return [row?.uitgekeerdBedrag, row?.nietsWegens];
};

it('the row of a bill says why nothing is paid of the lines that still stand', async () => {
  const nummer = 'D2026-00000091';
  await judged(nummer, [3_000, 2_000]);
  expect(await rowOf(nummer)).toEqual([0, 'eigenRisico']);
  expect(await takeBack(nummer, 1)).toBe('done');
  expect(await rowOf(nummer)).toEqual([0, 'eigenRisico']);
  expect(await takeBack(nummer, 2)).toBe('done');
  expect(await rowOf(nummer)).toEqual([0, 'teruggenomen']);
});
