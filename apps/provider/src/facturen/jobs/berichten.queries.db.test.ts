import { beforeEach, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { type SampleFactuur, writeLedger } from '../facturen.testing.ts';
import { type DayJob, nextWorkday } from './agenda.ts';
import type { IncassoOutcome } from './incassoBank.ts';
import { runDay } from './runDay.ts';
import { bookStorno } from './storno.queries.ts';

const debiteur = numberOf('Sanne');
const kenmerk = '0000000000000017';
const { jobs, sql } = await openJobsDatabase({ ...sampleData, declaraties: [] });

beforeEach(() =>
  sql(`SET session_replication_role = replica; DELETE FROM insurer.betaling_afwijking;
    DELETE FROM insurer.betaling_stap; DELETE FROM insurer.betaling_deel; DELETE FROM insurer.betaling;
    DELETE FROM insurer.boeking; DELETE FROM insurer.incasso; DELETE FROM insurer.job_run;
    DELETE FROM insurer.factuur_regel; DELETE FROM insurer.factuur; DELETE FROM insurer.regeling;
    DELETE FROM insurer.betaalverzoek_stap; DELETE FROM insurer.betaalverzoek; DELETE FROM insurer.bericht;
    SET session_replication_role = origin;
    INSERT INTO insurer.mandaat (debiteur, merk, getekend_op, dag) VALUES ('${debiteur}', 'ZZ', '2020-01-01', 25)
      ON CONFLICT DO NOTHING`),
);

const dayOf = (text: string) => Temporal.PlainDate.from(text);
const run = (on: string, name: DayJob, outcome: IncassoOutcome = 'failed') =>
  inJob(jobs, (tx) =>
    runDay(tx, { day: dayOf(on), jobs: new Set([name]) }, () => Promise.resolve(outcome)),
  );

const messages = async () =>
  (
    await sql<{ said: string }>(
      `SELECT concat_ws(' ', datum, soort, dense_rank() OVER (ORDER BY onderwerp)) AS said FROM insurer.bericht
       WHERE relatienummer = '${debiteur}' ORDER BY datum, volgnummer`,
    )
  ).map(({ said }) => said);

const write = (factuur: Partial<SampleFactuur>, others = {}) =>
  writeLedger(
    { sql },
    {
      debiteur,
      ...others,
      facturen: [
        {
          kenmerk: 'F2026-00000001',
          soort: 'Zorgpremie',
          datum: '2026-01-30',
          regels: [{ bedrag: 6_000 }],
          ...factuur,
        },
      ],
    },
  );

describe('a bill that is due in three days', () => {
  beforeEach(async () => {
    const dates = { datum: '2026-01-30', dueDate: '2026-03-01' };
    await write(
      { betaalverzoek: kenmerk },
      { betaalverzoeken: [{ kenmerk, titel: 'Factuur', ...dates }] },
    );
    await sql(`WITH attempt AS (INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
        VALUES ('${kenmerk}', '${debiteur}', 'ZZ', 6000) RETURNING *)
      INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
      SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM attempt`);
    await sql(`UPDATE insurer.betaling SET status = 'open', dienst_id = 'tr_1'`);
  });

  it('causes a message, even if an attempt has begun', async () => {
    await run('2026-02-26', 'berichten');
    expect(await messages()).toEqual(['2026-02-26 betaalverzoek 1']);
  });

  it.each([
    ['the bank processes a payment', `UPDATE insurer.betaling SET status = 'inBehandeling'`],
    [
      'a payment waits for staff',
      `INSERT INTO insurer.betaling_afwijking (betaling_id, debiteur, soort, dienst_id, ontvangen, valuta)
       SELECT betaling_id, debiteur, 'bedrag', 'tr_1', 5000, 'EUR' FROM insurer.betaling`,
    ],
  ])('causes none while %s, and one when that has failed', async (_what, happened) => {
    await sql(happened);
    await run('2026-02-26', 'berichten');
    expect(await messages()).toEqual([]);

    await sql(`UPDATE insurer.betaling_afwijking SET besluit = 'elders', besloten_op = now()`);
    await sql(`UPDATE insurer.betaling SET status = 'mislukt'`);
    const next = await inJob(jobs, (tx) => nextWorkday(tx, dayOf('2026-02-26'), false));
    expect([next.day.toString(), next.jobs.has('berichten')]).toEqual(['2026-02-27', true]);
    await run('2026-02-27', 'berichten');
    await run('2026-02-28', 'berichten');
    expect(await messages()).toEqual(['2026-02-27 betaalverzoek 1']);
  });
});

describe('a failed direct debit', () => {
  beforeEach(() => write({ incassos: [{ poging: 1, status: 'gepland', datum: '2026-03-02' }] }));

  it('causes a message on that day, replaced by that of a second failure', async () => {
    await run('2026-03-02', 'incassos');
    expect(await messages()).toEqual(['2026-03-02 termijn 1']);
    await run('2026-03-30', 'incassos');
    expect(await messages()).toEqual(['2026-03-02 termijn 1', '2026-03-30 termijn 1']);
    await run('2026-04-07', 'betaalverzoeken');
    expect((await messages()).slice(2)).toEqual([
      expect.stringContaining('2026-04-07 betaalverzoek'),
    ]);
  });

  it('causes one message when the bank returns it, and none when it succeeded', async () => {
    await run('2026-03-02', 'incassos', 'succeeded');
    expect(await messages()).toEqual([]);
    const [incasso] = await sql<{ id: number }>(
      `SELECT incasso_id::int AS id FROM insurer.incasso`,
    );
    for (const _ of [1, 2])
      await inJob(jobs, (tx) => bookStorno(tx, incasso?.id ?? 0, dayOf('2026-03-10')));
    expect(await messages()).toEqual(['2026-03-10 termijn 1']);
  });
});

describe('a new payment request', () => {
  it('causes a message on that day when an arrangement ended', async () => {
    const regeling = { regeling_id: 'R2026-0000009', soort: 'betaalgemak', status: 'beeindigd' };
    await write({ regeling: regeling.regeling_id }, { regelingen: [regeling] });
    await run('2026-06-09', 'betaalverzoeken');
    expect(await messages()).toEqual(['2026-06-09 betaalverzoek 1']);
  });

  it('causes a message for a new bill only near its last day', async () => {
    await sql(
      `UPDATE insurer.mandaat SET beeindigd_op = '2026-01-30' WHERE debiteur = '${debiteur}'`,
    );
    await write({});
    await run('2026-01-30', 'betaalverzoeken');
    expect(await sql(`SELECT FROM insurer.betaalverzoek`)).toHaveLength(1);
    expect(await messages()).toEqual([]);
  });
});
