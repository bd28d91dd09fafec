import { ibanOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import {
  declaratiesOf,
  numberOf,
  sampleData,
  sampleDay,
} from '../../testing/trialProvider.testing.ts';
import { catchUp } from './catchUp.ts';
import { brokenLaws } from './laws.testing.ts';

const noor = numberOf('Noor');
const declaraties = declaratiesOf('Noor');
const database = await openJobDatabase({ ...sampleData, declaraties });
afterAll(database.close);
const { jobs, sql } = database;

/** Returns the held, set-off and paid amounts of Noor's claims, cents. */
async function standing(): Promise<{ waits: number; verrekening: number; paid: number }> {
  const [row] = await sql<{ waits: number; verrekening: number; paid: number }>(`
    SELECT coalesce(sum(s.open), 0)::int AS waits, coalesce(sum(s.verrekend), 0)::int AS verrekening,
      (SELECT coalesce(sum(bedrag), 0)::int FROM insurer.uitbetaling WHERE relatienummer = '${noor}')
        AS paid
    FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
    WHERE t.debiteur = '${noor}'`);
  return row ?? { waits: 0, verrekening: 0, paid: 0 };
}

const openOfNoor = async (): Promise<number> =>
  (
    await sql<{ open: number }>(
      `SELECT coalesce(sum(open), 0)::int AS open FROM insurer.factuur_stand WHERE debiteur = '${noor}'`,
    )
  )[0]?.open ?? 0;

/** Runs the days from the sample day to the first of the month `months` later. */
const runUntil = (months: number): Promise<Temporal.PlainDate> => {
  const day = sampleDay.with({ day: 1 }).add({ months });
  return catchUp(jobs, day, undefined).then(() => day);
};

beforeAll(async () => {
  await catchUp(jobs, sampleDay, undefined);
});

describe('payouts of claims while no account is known', () => {
  it('are held, and set off against the next bill on its day', async () => {
    const before = await standing();
    expect(before).toMatchObject({ verrekening: 0, paid: 0 });
    expect(before.waits).toBeGreaterThan(0);
    const day = await runUntil(1);
    const { waits, verrekening } = await standing();
    expect(verrekening).toBeGreaterThan(10_000);
    expect(waits + verrekening).toBe(before.waits);
    expect(await openOfNoor()).toBe(0);
    expect(await brokenLaws(sql, day)).toEqual({});
  });

  it('are set off on the next day against reopened invoices', async () => {
    const before = await standing();
    const [invoice] = await sql<{ kenmerk: string }>(
      `SELECT kenmerk FROM insurer.factuur WHERE debiteur = '${noor}' AND bedrag > 0`,
    );
    await sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      VALUES ('again', '${invoice?.kenmerk}', '${noor}', 'storno', -1234, '2026-12-02')`);
    const day = sampleDay.with({ day: 1 }).add({ months: 1, days: 2 });
    await catchUp(jobs, day, undefined);
    expect(await openOfNoor()).toBe(0);
    expect((await standing()).verrekening - before.verrekening).toBe(1_234);
    expect(await brokenLaws(sql, day)).toEqual({});
  });

  it('are paid once, less set-offs, on the first day of payouts to an account that became known', async () => {
    const { waits, verrekening } = await standing();
    expect(waits).toBeGreaterThan(0);
    await sql(
      `UPDATE insurer.relatie SET iban = '${ibanOf(4_000)}', uitbetalen_vanaf = '2026-12-05'
       WHERE relatienummer = '${noor}'`,
    );
    await catchUp(jobs, Temporal.PlainDate.from('2026-12-04'), undefined);
    expect(await standing()).toEqual({ waits, verrekening, paid: 0 });
    // Several days at once: it is paid on its day all the same.
    await catchUp(jobs, Temporal.PlainDate.from('2026-12-08'), undefined);
    expect(
      await sql(
        `SELECT DISTINCT datum::text FROM insurer.uitbetaling WHERE relatienummer = '${noor}'`,
      ),
    ).toEqual([{ datum: '2026-12-05' }]);
    expect(await standing()).toEqual({ waits: 0, verrekening, paid: waits });
    const day = await runUntil(3);
    expect(await standing()).toEqual({ waits: 0, verrekening, paid: waits });
    expect(await brokenLaws(sql, day)).toEqual({});
  });

  it('are never set off above their amount, nor after they were paid', async () => {
    const [held] = await sql<{ tegoed_id: number }>(
      `SELECT tegoed_id FROM insurer.tegoed WHERE debiteur = '${noor}'`,
    );
    const [open] = await sql<{ kenmerk: string }>(
      `SELECT kenmerk FROM insurer.factuur_stand WHERE debiteur = '${noor}' AND open > 0`,
    );
    await expect(
      sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegoed_id)
        VALUES ('more', '${open?.kenmerk}', '${noor}', 'verrekening', 1, '2027-01-01',
          ${held?.tegoed_id})`),
    ).rejects.toThrow('cannot be set off beyond its amount');
  });
});
