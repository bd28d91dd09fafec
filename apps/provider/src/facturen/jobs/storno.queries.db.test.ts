import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import { addAanmaningen } from './aanmaningen.queries.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import type { IncassoOutcome } from './incassoBank.ts';
import { executeIncassos } from './incassos.ts';
import { brokenLaws } from './laws.testing.ts';
import { startRegeling, updateRegelingen } from './regelingen.queries.ts';
import { addBetaalverzoeken } from './betaalverzoeken.queries.ts';
import { bookStorno } from './storno.queries.ts';

const debiteur = numberOf('Sanne');
const betaalverzoek = '0000000000000017';
const small = 'F2026-00000001';
const large = 'F2026-00000002';
const dayOf = (text: string) => Temporal.PlainDate.from(text);

const database = await openJobDatabase();
afterAll(database.close);
const { jobs, sql } = database;

const perform = <T>(job: (tx: JobTransaction) => Promise<T>): Promise<T> => inJob(jobs, job);

async function open(): Promise<Record<string, number>> {
  const rows = await sql<{ kenmerk: string; open: number }>(
    `SELECT kenmerk, open FROM insurer.factuur_stand ORDER BY kenmerk`,
  );
  return Object.fromEntries(rows.map((row) => [row.kenmerk, row.open]));
}

async function debit(on: string, outcome: IncassoOutcome): Promise<void> {
  const day = dayOf(on);
  await perform((tx) => executeIncassos(tx, day, () => Promise.resolve(outcome)));
  await perform((tx) => updateRegelingen(tx, day));
}

async function startRegelingOn(on: string): Promise<void> {
  const start = { debiteur, soort: 'betalingsregeling', betaalverzoekenUntil: dayOf(on) } as const;
  await perform((tx) => startRegeling(tx, start, dayOf(on)));
}

async function betaalverzoekOf(kenmerk: string): Promise<string> {
  const [row] = await sql<{ betaalverzoek: string }>(
    `SELECT betaalverzoek FROM insurer.factuur WHERE kenmerk = '${kenmerk}'`,
  );
  return row?.betaalverzoek ?? '';
}

async function giveBack(termijn: string, on: string): Promise<void> {
  const [incasso] = await sql<{ id: number }>(
    `SELECT incasso_id::int AS id FROM insurer.incasso WHERE datum = '${termijn}'`,
  );
  expect(await perform((tx) => bookStorno(tx, incasso?.id ?? 0, dayOf(on)))).toBe(true);
}

const giveFirstTermijnBack = (on: string) => giveBack('2026-01-30', on);

async function reset(): Promise<void> {
  await sql(`SET session_replication_role = replica; DELETE FROM insurer.boeking;
    DELETE FROM insurer.incasso; DELETE FROM insurer.factuur_regel; DELETE FROM insurer.factuur;
    DELETE FROM insurer.regeling; DELETE FROM insurer.betaalverzoek_stap;
    DELETE FROM insurer.betaalverzoek; SET session_replication_role = origin`);
  await writeLedger(
    { sql },
    {
      debiteur,
      betaalverzoeken: [
        { kenmerk: betaalverzoek, titel: 'Factuur', datum: '2026-01-02', dueDate: '2026-02-01' },
      ],
      facturen: [
        { kenmerk: small, datum: '2026-01-01', bedrag: 1_000 },
        { kenmerk: large, datum: '2026-01-02', bedrag: 119_000 },
      ].map(({ bedrag, ...factuur }) => ({
        ...factuur,
        soort: 'Zorgpremie' as const,
        betaalverzoek,
        regels: [{ bedrag }],
      })),
    },
  );
}

describe('a returned term', () => {
  let asked = '';

  // € 10 and € 1,190 in an arrangement: its first term of € 100 is debited, the second fails. The rest
  // is requested, and goes into another arrangement.
  beforeEach(async () => {
    await reset();
    await startRegelingOn('2026-01-10');
    await debit('2026-01-30', 'succeeded');
    await debit('2026-02-27', 'failed');
    await perform((tx) => addBetaalverzoeken(tx, dayOf('2026-03-07')));
    asked = await betaalverzoekOf(large);
    await startRegelingOn('2026-03-08');
    expect(await open()).toEqual({ [small]: 0, [large]: 110_000 });
  });

  it('is open again, also for an invoice that is now in another arrangement', async () => {
    await giveFirstTermijnBack('2026-03-10');

    expect(await open()).toEqual({ [small]: 1_000, [large]: 119_000 });
    expect(await brokenLaws(sql, dayOf('2026-03-10'))).toEqual({});
  });

  it('is requested again when that other arrangement was completed', async () => {
    const betaling = { kenmerk: asked, bedrag: 110_000, betalingId: randomUUID() };
    await perform((tx) => bookBetaling(tx, { ...betaling, day: dayOf('2026-03-09') }));
    await perform((tx) => updateRegelingen(tx, dayOf('2026-03-09')));

    await giveFirstTermijnBack('2026-03-10');
    await perform((tx) => addBetaalverzoeken(tx, dayOf('2026-03-18')));

    expect(await open()).toEqual({ [small]: 1_000, [large]: 9_000 });
    expect(await betaalverzoekOf(large)).toBe(await betaalverzoekOf(small));
    expect(await brokenLaws(sql, dayOf('2026-03-18'))).toEqual({});
  });
});

describe('a term returned after the rest was paid', () => {
  it('is requested with a new last day, and gets a reminder after it', async () => {
    await reset();
    await startRegelingOn('2026-01-10');
    await debit('2026-01-30', 'succeeded');
    await debit('2026-02-27', 'succeeded');
    await giveFirstTermijnBack('2026-03-02');
    await perform((tx) => addBetaalverzoeken(tx, dayOf('2026-03-10')));
    const asked = await betaalverzoekOf(large);
    const betaling = { kenmerk: asked, bedrag: 110_000, betalingId: randomUUID() };
    await perform((tx) => bookBetaling(tx, { ...betaling, day: dayOf('2026-03-20') }));
    await perform((tx) => addAanmaningen(tx, dayOf('2026-04-10')));

    const messages = () =>
      sql(`SELECT datum::text, split_part(sleutel, '/', 3) AS until FROM insurer.bericht
        WHERE soort = 'betaalverzoek' AND onderwerp = '${asked}' ORDER BY datum`);
    // A request after unpaid terms causes a message when it is created.
    const first = { datum: '2026-03-10', until: '2026-04-09' };
    expect(await messages()).toEqual([first]);

    await giveBack('2026-02-27', '2026-04-13');
    expect(await messages()).toEqual([first, { datum: '2026-04-13', until: '2026-05-13' }]);
    const standing = () =>
      sql(
        `SELECT titel, uiterste_betaaldatum::text AS until FROM insurer.betaalverzoek WHERE kenmerk = '${asked}'`,
      );
    expect(await standing()).toEqual([{ titel: 'Factuur', until: '2026-05-13' }]);
    await perform((tx) => addAanmaningen(tx, dayOf('2026-05-14')));
    expect(await standing()).toEqual([{ titel: 'Herinnering', until: '2026-05-28' }]);
    expect(await messages()).toMatchObject([{}, {}, { datum: '2026-05-14', until: '2026-05-28' }]);
    expect(await brokenLaws(sql, dayOf('2026-05-14'))).toEqual({});
  });
});

describe('a term that its payer had returned while the rest is requested', () => {
  // The first term is debited and the second fails; the rest is to be paid.
  let asked = '';
  beforeEach(async () => {
    await reset();
    await startRegelingOn('2026-01-10');
    await debit('2026-01-30', 'succeeded');
    await debit('2026-02-27', 'failed');
    await perform((tx) => addBetaalverzoeken(tx, dayOf('2026-03-07')));
    asked = await betaalverzoekOf(large);
  });

  it.each([
    ['days before', '2026-03-28', '2026-04-23'],
    ['in time for', '2026-04-06', '2026-04-06'],
  ])('leaves days to pay when that is %s the last day', async (_when, lastDay, after) => {
    await sql(
      `UPDATE insurer.betaalverzoek SET uiterste_betaaldatum = '${lastDay}' WHERE kenmerk = '${asked}'`,
    );
    await giveFirstTermijnBack('2026-03-24');
    const [request] = await sql<{ until: string }>(
      `SELECT uiterste_betaaldatum::text AS until FROM insurer.betaalverzoek WHERE kenmerk = '${asked}'`,
    );
    expect(request?.until).toBe(after);
  });
});

describe('a debit that the payer had their bank return', () => {
  it('is not retried: a payment request follows', async () => {
    await reset();
    const kenmerk = 'F2026-00000003';
    await writeLedger(
      { sql },
      {
        debiteur,
        facturen: [
          {
            kenmerk,
            soort: 'Zorgpremie',
            datum: '2026-01-10',
            regels: [{ bedrag: 15_000 }],
            incassos: [{ poging: 1, status: 'gepland', datum: '2026-01-30' }],
          },
        ],
      },
    );
    await debit('2026-01-30', 'succeeded');
    await giveBack('2026-01-30', '2026-02-10');
    expect(await open()).toMatchObject({ [kenmerk]: 15_000 });
    const debits = await sql(
      `SELECT poging, status FROM insurer.incasso WHERE kenmerk = '${kenmerk}'`,
    );
    expect(debits).toEqual([{ poging: 1, status: 'mislukt' }]);

    await perform((tx) => addBetaalverzoeken(tx, dayOf('2026-02-18')));
    const asked = await sql(`SELECT v.titel, v.uiterste_betaaldatum::text AS until
      FROM insurer.betaalverzoek v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
      WHERE f.kenmerk = '${kenmerk}'`);
    expect(asked).toEqual([{ titel: 'Incasso mislukt', until: '2026-03-20' }]);
  });
});
