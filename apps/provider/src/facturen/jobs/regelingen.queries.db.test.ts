import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import type { DayJob } from './agenda.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import type { IncassoBank } from './incassoBank.ts';
import { brokenLaws } from './laws.testing.ts';
import { runDay } from './runDay.ts';
import { addNextTermijnen } from './regelingen.queries.ts';

const jan = numberOf('Jan');
const regeling = 'R2026-0000001';
const first = 'F2026-00000001';
const later = 'F2026-00000002';
const dayOf = (text: string) => Temporal.PlainDate.from(text);

const database = await openJobDatabase();
afterAll(database.close);
const { jobs, sql } = database;
/** Amounts presented to the bank, cents. */
const collected: number[] = [];
const bank: IncassoBank = (_iban, amount) => {
  collected.push(amount);
  return Promise.resolve('succeeded');
};

const run = (on: string, ...names: DayJob[]) =>
  inJob(jobs, (tx) => runDay(tx, { day: dayOf(on), jobs: new Set(names) }, bank));
const bill = (kenmerk: string, date: string, bedrag: number, into?: string) => ({
  kenmerk,
  soort: 'EigenrisicoEigenbijdrage' as const,
  datum: date,
  regels: [{ bedrag }],
  ...(into !== undefined && { regeling: into }),
});
const planned = () =>
  sql(`SELECT datum::text, bedrag FROM insurer.incasso WHERE status = 'gepland'`);
const statusNow = async () =>
  (await sql(`SELECT status, beeindigd_op::text FROM insurer.regeling`))[0];

beforeAll(async () => {
  await sql(`UPDATE insurer.polis SET betaalgemak = true WHERE polisnummer = 'P${jan}';
    INSERT INTO insurer.mandaat (debiteur, merk, getekend_op, dag) VALUES ('${jan}', 'ZZ', '2020-01-01', 25)`);
});

/** Creates an arrangement of € 300 whose term of € 30 is announced for the last bank day of March. */
beforeEach(async () => {
  collected.length = 0;
  await sql(`SET session_replication_role = replica; DELETE FROM insurer.job_run;
    DELETE FROM insurer.boeking; DELETE FROM insurer.tegoed; DELETE FROM insurer.incasso;
    DELETE FROM insurer.factuur_regel; DELETE FROM insurer.factuur; DELETE FROM insurer.regeling;
    DELETE FROM insurer.bericht; DELETE FROM insurer.betaalverzoek;
    SET session_replication_role = origin`);
  await writeLedger(
    { sql },
    {
      debiteur: jan,
      regelingen: [{ regeling_id: regeling, soort: 'betaalgemak', status: 'lopend' }],
      facturen: [bill(first, '2026-02-20', 30_000, regeling)],
    },
  );
  await sql(`UPDATE insurer.regeling SET termijnbedrag = 3000`);
  await inJob(jobs, (tx) => addNextTermijnen(tx, dayOf('2026-03-05')));
  expect(await planned()).toEqual([{ datum: '2026-03-31', bedrag: 3_000 }]);
});

const join = async (on: string, bedrag: number) => {
  await writeLedger({ sql }, { debiteur: jan, facturen: [bill(later, on, bedrag)] });
  await run(on, 'betaalgemak');
};

describe('a term of Betaalgemak when a new invoice is added', () => {
  it('keeps the announced amount within 14 days of its debit; the new amount applies from the next one', async () => {
    await join('2026-03-18', 18_000);
    expect(await planned()).toEqual([{ datum: '2026-03-31', bedrag: 3_000 }]);
    await run('2026-03-31', 'incassos');
    expect(collected).toEqual([3_000]);
    expect(await planned()).toEqual([{ datum: '2026-04-30', bedrag: 4_000 }]);
    await run('2026-04-30', 'incassos');
    expect(collected).toEqual([3_000, 4_000]);
  });

  it('is announced again and debited with the new amount 14 days ahead or more', async () => {
    await join('2026-03-17', 18_000);
    expect(await planned()).toEqual([{ datum: '2026-03-31', bedrag: 4_000 }]);
    await run('2026-03-31', 'incassos');
    expect(collected).toEqual([4_000]);
  });

  it('is lowered at once, because less needs no announcement', async () => {
    await sql(`UPDATE insurer.regeling SET termijnbedrag = 9000`);
    await sql(`UPDATE insurer.incasso SET bedrag = 9000`);
    await join('2026-03-30', 1_000);
    expect(await planned()).toEqual([{ datum: '2026-03-31', bedrag: 3_000 }]);
  });

  it('never exceeds the open amount', async () => {
    await sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      VALUES ('paid', '${first}', '${jan}', 'betaling', 28000, '2026-03-20')`);
    await run('2026-03-31', 'incassos');
    expect(collected).toEqual([2_000]);
    expect(await statusNow()).toEqual({ status: 'voltooid', beeindigd_op: '2026-03-31' });
  });
});

const finished = async (on: string) => {
  expect(await statusNow()).toEqual({ status: 'voltooid', beeindigd_op: on });
  expect(await planned()).toEqual([]);
  expect(await brokenLaws(sql, dayOf(on))).toEqual({});
};
const credit = (date: string) =>
  writeLedger(
    { sql },
    {
      debiteur: jan,
      facturen: [{ ...bill(later, date, -30_000), soort: 'Zorgpremie' as const }],
    },
  );

/** Creates a payment request without an open amount. */
async function addBetaalverzoek(): Promise<string> {
  const kenmerk = '5000056789012345';
  const betaalverzoek = {
    kenmerk,
    titel: 'Factuur',
    datum: '2026-02-20',
    dueDate: '2026-04-10',
  } as const;
  await writeLedger({ sql }, { debiteur: jan, facturen: [], betaalverzoeken: [betaalverzoek] });
  return kenmerk;
}

it('pays back an overpayment of a request, whatever else is in an arrangement or with debt help', async () => {
  const kenmerk = await addBetaalverzoek();
  for (const kind of ['betaalgemak', 'betalingsregeling', 'schuldregeling']) {
    await sql(`UPDATE insurer.regeling SET soort = '${kind}'`);
    const paid = { kenmerk, bedrag: 5_000, betalingId: randomUUID(), day: dayOf('2026-03-10') };
    const booked = await inJob(jobs, (tx) => bookBetaling(tx, paid));
    expect([kind, booked]).toEqual([kind, { booked: 0, tooMuch: 5_000 }]);
  }
});

describe('an arrangement without an open amount', () => {
  it('ends on the day on which a credit is set off', async () => {
    await credit('2026-03-10');
    await run('2026-03-10', 'verrekening');
    await finished('2026-03-10');
  });

  it('ends also when that happens with a payout', async () => {
    await credit('2026-03-10');
    await run('2026-03-12', 'payouts');
    await finished('2026-03-12');
  });

  it('ends when a pending payment for it arrives', async () => {
    const kenmerk = await addBetaalverzoek();
    await sql(`UPDATE insurer.regeling SET betaalverzoek = '${kenmerk}'`);
    const day = dayOf('2026-03-10');
    const part = { kenmerk, bedrag: 29_000, betalingId: randomUUID(), day };
    await inJob(jobs, (tx) => bookBetaling(tx, part));
    expect(await statusNow()).toMatchObject({ status: 'lopend' });
    expect(await planned()).toHaveLength(1);
    const rest = { ...part, bedrag: 1_000, betalingId: randomUUID() };
    await inJob(jobs, (tx) => bookBetaling(tx, rest));
    expect(await statusNow()).toEqual({ status: 'voltooid', beeindigd_op: '2026-03-10' });
    expect(await planned()).toEqual([]);
  });
});
