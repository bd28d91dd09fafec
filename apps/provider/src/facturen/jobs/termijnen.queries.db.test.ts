import { beforeAll, expect, it } from 'vitest';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { catchUp } from './catchUp.ts';
import { daanInTermijnen } from './daanInTermijnen.testing.ts';
import { brokenLaws } from './laws.testing.ts';
import { createEindafrekeningen } from './termijnen.ts';

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
