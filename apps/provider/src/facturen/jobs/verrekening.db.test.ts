import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import { sampleKenmerk } from '../factuur.testing.ts';
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

const bill = (kenmerk: string, datum: string, betaalverzoek: string) => ({
  kenmerk,
  soort: 'EigenrisicoEigenbijdrage' as const,
  datum,
  betaalverzoek,
  regels: [{ bedrag: 3_000 }],
});

describe('an overpayment', () => {
  const jan = numberOf('Jan');
  const [warned, young] = [sampleKenmerk(4_100_001), sampleKenmerk(4_100_002)];
  const [due, notDue] = ['F2026-00000041', 'F2026-00000042'];
  const day = '2026-05-10';

  const addSurplus = (bedrag: number): Promise<unknown> =>
    sql(`INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
      VALUES ('${randomUUID()}', '${jan}', '${young}', ${bedrag}, '2026-05-09')`);

  beforeAll(async () => {
    const requests = [
      { kenmerk: warned, titel: 'Aanmaning', datum: '2026-03-01', dueDate: '2026-05-20' },
      { kenmerk: young, titel: 'Factuur', datum: '2026-02-01', dueDate: '2026-05-30' },
    ] as const;
    await writeLedger(
      { sql },
      {
        debiteur: jan,
        betaalverzoeken: requests,
        facturen: [bill(due, '2026-03-01', warned), bill(notDue, '2026-02-01', young)],
      },
    );
  });

  it('is set off against due invoices, even if an older one is not due, and the rest is paid out', async () => {
    await addSurplus(5_000);
    await run(day, 'verrekening');
    expect([await openOf(due), await openOf(notDue)]).toEqual([0, 3_000]);
    await run('2026-05-23', 'payouts');
    const [surplus] = await sql(`SELECT t.terugbetaald_op::text AS day, s.verrekend
      FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id) WHERE t.debiteur = '${jan}'`);
    expect(surplus).toEqual({ day: '2026-05-23', verrekend: 3_000 });
    expect(await openOf(notDue)).toBe(3_000);
  });
});

describe('a payout that waits after a change of the account', () => {
  const tom = numberOf('Tom');
  const [givenBack, late] = ['F2026-00000051', 'F2026-00000052'];
  const warned = sampleKenmerk(4_100_003);

  beforeAll(async () => {
    await writeLedger(
      { sql },
      {
        debiteur: tom,
        betaalverzoeken: [
          { kenmerk: warned, titel: 'Aanmaning', datum: '2026-06-01', dueDate: '2026-07-30' },
        ],
        facturen: [
          {
            kenmerk: givenBack,
            soort: 'Zorgpremie',
            datum: '2026-07-01',
            regels: [{ bedrag: -5_000 }],
          },
          bill(late, '2026-06-01', warned),
        ],
      },
    );
    await sql(
      `UPDATE insurer.relatie SET uitbetalen_vanaf = '2026-07-17' WHERE relatienummer = '${tom}'`,
    );
  });

  it('is set off against what fell due meanwhile, and only the rest is paid out', async () => {
    await run('2026-07-17', 'payouts');
    const booked = await sql(`SELECT soort, bedrag FROM insurer.boeking
      WHERE kenmerk = '${givenBack}' ORDER BY boeking_id`);
    expect(booked).toEqual([
      { soort: 'verrekening', bedrag: -3_000 },
      { soort: 'uitbetaling', bedrag: -2_000 },
    ]);
    expect(await openOf(late)).toBe(0);
  });
});

describe('money held without a known account', () => {
  it('is set off against the next bills, until nothing is left', async () => {
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
