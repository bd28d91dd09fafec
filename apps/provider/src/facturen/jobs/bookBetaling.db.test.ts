import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { inAccess } from '../../access/inAccess.ts';
import { sampleKenmerk, addBetaalverzoek } from '../factuur.testing.ts';
import { bookBetaling, listPayableAndLock } from './bookBetaling.queries.ts';
import { brokenLedgerLaws } from './laws.testing.ts';
import { listPayable } from '../betaalverzoeken/toPay.queries.ts';

let insurer: TestProvider;
let jobs: pg.Pool;
let app: pg.Pool;
let counter = 0;
let betaalverzoek = '';
const day = Temporal.PlainDate.from('2026-11-21');
const sanne = numberOf('Sanne');

beforeAll(async () => {
  insurer = await startTestProvider();
  jobs = openPool(insurer.logins, 'jobs', () => undefined, 8);
  app = openPool(insurer.logins, 'app', () => undefined, 2);
});
afterAll(async () => {
  await Promise.all([jobs.end(), app.end()]);
  await insurer.stop();
});
beforeEach(async () => {
  counter += 1;
  betaalverzoek = sampleKenmerk(counter);
  const factuur = (nr: number, bedrag: number, date: string) => ({
    kenmerk: `F2026-${String(counter * 10 + nr).padStart(8, '0')}`,
    debiteur: sanne,
    bedrag,
    datum: date,
  });
  await addBetaalverzoek(insurer, betaalverzoek, [
    factuur(2, 5_000, '2026-11-10'),
    factuur(1, 12_000, '2026-11-01'),
  ]);
});

afterEach(async () => {
  expect(await brokenLedgerLaws((statement) => insurer.sql(statement))).toEqual({});
});

function book(bedrag: number, betalingId: string = randomUUID(), kenmerk = betaalverzoek) {
  return inJob(jobs, (tx) => bookBetaling(tx, { kenmerk, bedrag, betalingId, day }));
}

async function open(): Promise<number[]> {
  const rows = await insurer.sql<{ open: number }>(
    `SELECT s.open FROM insurer.factuur_stand s JOIN insurer.factuur f USING (kenmerk)
     WHERE f.betaalverzoek = '${betaalverzoek}' ORDER BY f.datum`,
  );
  return rows.map((row) => row.open);
}

function toPayBy(persona: string) {
  const database = {
    pool: app,
    readPool: app,
    now: () => Temporal.Instant.from('2026-11-21T12:00:00Z'),
  };
  return inAccess(database, { bsn: bsnOf(persona), niveau: 25 }, (access, tx) =>
    listPayable(access, tx, [betaalverzoek]),
  );
}

describe('bookBetaling', () => {
  it('pays the oldest invoice of the request first', async () => {
    expect(await book(13_000)).toEqual({ booked: 13_000, tooMuch: 0 });
    expect(await open()).toEqual([0, 4_000]);
    expect(await book(4_000)).toEqual({ booked: 4_000, tooMuch: 0 });
    expect(await open()).toEqual([0, 0]);
  });

  it('books a payment once, with any repetition and concurrency', async () => {
    const id = randomUUID();
    const rounds = await Promise.all(Array.from({ length: 8 }, () => book(17_000, id)));
    expect(new Set(rounds.map((times) => JSON.stringify(times)))).toEqual(
      new Set(['{"booked":17000,"tooMuch":0}']),
    );
    expect(await open()).toEqual([0, 0]);
  });

  it('keeps an excess as a credit, without overpaying an invoice', async () => {
    expect(await book(20_000)).toEqual({ booked: 17_000, tooMuch: 3_000 });
    const two = await Promise.all([book(100), book(200)]);
    expect(two.map(({ tooMuch }) => tooMuch)).toEqual([100, 200]);
    expect(await open()).toEqual([0, 0]);
  });

  it('throws for an unknown request and an amount of zero', async () => {
    await expect(book(100, randomUUID(), sampleKenmerk(999))).rejects.toThrow(/No payment request/);
    await expect(book(0)).rejects.toThrow(RangeError);
    await expect(book(0.5)).rejects.toThrow(RangeError);
  });
});

describe('listPayable', () => {
  it('returns the open amount to the debtor', async () => {
    await book(1_000);
    expect(await toPayBy('sanne')).toEqual([{ betaalverzoek, bedrag: 16_000, debiteur: sanne }]);
    await book(16_000);
    const paid = [{ betaalverzoek, bedrag: 0, debiteur: sanne }];
    expect(await toPayBy('sanne')).toEqual(paid);
    expect(await inJob(jobs, (tx) => listPayableAndLock(tx, [betaalverzoek]))).toEqual(paid);
  });

  it.each(['daan', 'bram', 'jan', 'tom'])('returns nothing to %s', async (persona) => {
    expect(await toPayBy(persona)).toEqual([]);
  });
});

it('cannot exceed an invoice or change a booking, because of database triggers', async () => {
  await book(12_000);
  const kenmerk = `F2026-${String(counter * 10 + 1).padStart(8, '0')}`;
  await expect(
    insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      VALUES ('x${counter}', '${kenmerk}', '${sanne}', 'betaling', 1, '2026-11-21')`),
  ).rejects.toThrow(/beyond its amount/);
  for (const statement of [
    `UPDATE insurer.boeking SET bedrag = 1`,
    `DELETE FROM insurer.boeking`,
    `UPDATE insurer.factuur SET bedrag = 1 WHERE kenmerk = '${kenmerk}'`,
  ]) {
    await expect(insurer.sql(statement)).rejects.toThrow();
  }
});
