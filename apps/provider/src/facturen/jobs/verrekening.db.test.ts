import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import type { DayJob } from './agenda.ts';
import { brokenLaws } from './laws.testing.ts';
import { runDay } from './runDay.ts';

const credit = 'F2026-00000031';
const noor = numberOf('Noor');
const database = await openJobDatabase();
afterAll(database.close);
const { jobs, sql } = database;

const run = (day: string, ...names: DayJob[]) =>
  inJob(jobs, (tx) =>
    runDay(tx, { day: Temporal.PlainDate.from(day), jobs: new Set(names) }, undefined),
  );
const openOf = async (kenmerk: string): Promise<number | undefined> =>
  (
    await sql<{ open: number }>(
      `SELECT open FROM insurer.factuur_stand WHERE kenmerk = '${kenmerk}'`,
    )
  )[0]?.open;

beforeAll(async () => {
  await writeLedger(
    { sql },
    {
      debiteur: noor,
      betaalverzoeken: [],
      facturen: [
        {
          kenmerk: credit,
          soort: 'Zorgpremie',
          datum: '2026-02-10',
          regels: [{ bedrag: -20_000 }],
        },
      ],
    },
  );
});

describe('money that waits because no account is known', () => {
  it('is set off against the next bill, and the one after, until nothing is left', async () => {
    await run('2026-03-01', 'premies');
    const [march] = await sql<{ kenmerk: string; bedrag: number }>(
      `SELECT kenmerk, bedrag FROM insurer.factuur WHERE debiteur = '${noor}' AND bedrag > 0`,
    );
    const premium = march?.bedrag ?? 0;
    expect(premium).toBeGreaterThan(10_000);
    expect([await openOf(march?.kenmerk ?? ''), await openOf(credit)]).toEqual([
      0,
      premium - 20_000,
    ]);
    await run('2026-04-01', 'premies');
    expect(await openOf(credit)).toBe(0);
    const [april] = await sql<{ open: number }>(
      `SELECT s.open FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
       WHERE f.debiteur = '${noor}' AND f.datum = '2026-04-01'`,
    );
    expect(april?.open).toBe(2 * premium - 20_000);
    expect(await brokenLaws(sql, Temporal.PlainDate.from('2026-04-01'))).toEqual({});
  });
});
