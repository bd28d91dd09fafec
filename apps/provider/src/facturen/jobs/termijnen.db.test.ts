import type { EindafrekeningFactuur } from '@mijn/contract/facturen';
import { withHistory } from '@mijn/testdata/history';
import { afterAll, expect, it, beforeAll } from 'vitest';
import {
  numberOf,
  sampleData,
  sampleDay,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';
import { brokenLaws } from './laws.testing.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { catchUp } from './catchUp.ts';
import { daanInTermijnen } from './daanInTermijnen.testing.ts';
import { createEindafrekeningen } from './termijnen.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const insurer = await startTestProvider({}, {}, withHistory(sampleData, sampleDay));
afterAll(() => insurer.stop());

/** Returns Jan's years in terms, with the amounts of their settlements. */
const years = () =>
  insurer.sql(`
    SELECT g.jaar, g.beeindigd_op::text AS missed, g.afgerekend_op::text AS settled, a.bedrag
    FROM insurer.gespreid g LEFT JOIN insurer.factuur a ON a.polisnummer = g.polisnummer
      AND a.jaar = g.jaar AND a.soort = 'Eigenrisicoeindafrekening'
    WHERE g.relatienummer = '${numberOf('Jan')}' ORDER BY g.jaar`);

/** Returns the reason of a year's settlement, as shown to Jan. */
async function reasonOf(jaar: number) {
  const [row] = await insurer.sql<{ kenmerk: string }>(`SELECT kenmerk FROM insurer.factuur
    WHERE soort = 'Eigenrisicoeindafrekening' AND jaar = ${jaar} AND debiteur = '${numberOf('Jan')}'`);
  const path = `/factuurdetails/eindAfrekening/${row?.kenmerk}`;
  const { body } = await insurer.read<{ body: { factuurDetail: EindafrekeningFactuur } }>(
    path,
    'jan',
  );
  return body.factuurDetail.verzekerden.map(({ reden }) => reden);
}

it('ends the terms after a missed one, and settles the year on the next day', async () => {
  // The last term of 2025 was not paid: its Aanmaning came on 17 December.
  const missed = { jaar: 2025, missed: '2025-12-17', settled: '2025-12-18', bedrag: 3_850 };
  const running = { jaar: 2026, missed: null, settled: null, bedrag: null };
  expect(await years()).toEqual([missed, running]);
  expect(await reasonOf(2025)).toEqual(['termijnGemist']);
});

it('settles other years in February: usage less paid terms', async () => {
  await moveDay(insurer.logins, 90, { now: () => now });
  // € 385.00 used by own bills without withholding, and € 385.00 paid in ten terms.
  expect((await years())[1]).toEqual({
    jaar: 2026,
    missed: null,
    settled: '2027-02-10',
    bedrag: 0,
  });
  expect(await reasonOf(2026)).toEqual(['jaarVoorbij']);
  const sql = async (statement: string) => insurer.sql(statement);
  expect(await brokenLaws(sql, sampleDay.add({ days: 90 }))).toEqual({});
});

const daan = numberOf('Daan');

const { jobs, sql } = await openJobsDatabase(daanInTermijnen);
const dayOf = (text: string) => Temporal.PlainDate.from(text);
const runUntil = (day: string) => catchUp(jobs, dayOf(day), () => Promise.resolve('succeeded'));

/** Wraps a transaction so that `meanwhile` runs after the years to settle were read. */
const afterReading = (tx: JobTransaction, meanwhile: () => Promise<unknown>): JobTransaction => ({
  ...tx,
  query: async <Row>(...[statement, values]: Parameters<JobTransaction['query']>) => {
    const rows = await tx.query<Row>(statement, values);
    if (statement.name === 'selectToSettle') await meanwhile();
    return rows;
  },
});

const settlements = () =>
  sql(`SELECT f.datum::text, count(*)::int AS termijnen, sum(l.bedrag)::int AS bedrag
    FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
    WHERE f.soort = 'Eigenrisicoeindafrekening' AND l.relatienummer = '${daan}' GROUP BY f.datum`);
const settled = async () =>
  (
    await sql<{ day: string | null }>(
      `SELECT afgerekend_op::text AS day FROM insurer.gespreid WHERE relatienummer = '${daan}'`,
    )
  ).map(({ day }) => day);

beforeAll(async () => {
  await runUntil('2026-01-31');
  await runUntil('2026-07-10');
});

it('settles at the next attempt a person who leaves the policy while a day is settled', async () => {
  await inJob(jobs, (tx) =>
    createEindafrekeningen(
      afterReading(tx, () =>
        sql(
          `UPDATE insurer.verzekering SET geldig_tot = '2026-07-10' WHERE relatienummer = '${daan}'`,
        ),
      ),
      dayOf('2026-07-11'),
    ),
  );
  expect([await settled(), await settlements()]).toEqual([[null], []]);
  await runUntil('2026-07-12');
  expect(await settled()).toEqual(['2026-07-11']);
  // Six terms, of which four were debited by then.
  expect(await settlements()).toEqual([{ datum: '2026-07-11', termijnen: 6, bedrag: -4 * 3_850 }]);
  expect(await brokenLaws(sql, dayOf('2026-07-12'))).toEqual({});
});
