import { waitFor } from '@mijn/dev-env/waitFor';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import { addAanmaningen } from './aanmaningen.queries.ts';
import { nextWorkday } from './agenda.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import { runDay } from './runDay.ts';

const debiteur = numberOf('Sanne');
const kenmerk = '0000000000000017';
const { jobs, sql } = await openJobsDatabase({ ...sampleData, declaraties: [] });

async function remindOn(day: string): Promise<readonly unknown[]> {
  await inJob(jobs, (tx) => addAanmaningen(tx, Temporal.PlainDate.from(day)));
  return sql(`SELECT titel, uiterste_betaaldatum::text AS until FROM insurer.betaalverzoek`);
}

const messages = () =>
  sql(
    `SELECT soort, onderwerp AS about, datum::text FROM insurer.bericht WHERE relatienummer = '${debiteur}'`,
  );

// € 60, due on 1 March.
beforeEach(async () => {
  await sql(`SET session_replication_role = replica; DELETE FROM insurer.tegoed;
    DELETE FROM insurer.betaling_afwijking;
    DELETE FROM insurer.betaling_stap; DELETE FROM insurer.betaling_deel; DELETE FROM insurer.betaling;
    DELETE FROM insurer.boeking; DELETE FROM insurer.incasso; DELETE FROM insurer.job_run;
    DELETE FROM insurer.factuur_regel; DELETE FROM insurer.factuur;
    DELETE FROM insurer.betaalverzoek_stap; DELETE FROM insurer.betaalverzoek; DELETE FROM insurer.bericht;
    SET session_replication_role = origin`);
  const dates = { datum: '2026-01-30', dueDate: '2026-03-01' };
  const factuur = { kenmerk: 'F2026-00000001', soort: 'Zorgpremie', datum: dates.datum } as const;
  await writeLedger(
    { sql },
    {
      debiteur,
      betaalverzoeken: [{ kenmerk, titel: 'Factuur', ...dates }],
      facturen: [{ ...factuur, betaalverzoek: kenmerk, regels: [{ bedrag: 6_000 }] }],
    },
  );
  await sql(`WITH attempt AS (INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
      VALUES ('${kenmerk}', '${debiteur}', 'ZZ', 6000) RETURNING *)
    INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
    SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM attempt`);
  await sql(`UPDATE insurer.betaling SET status = 'open', dienst_id = 'tr_1'`);
});

const reminded = [{ titel: 'Herinnering', until: '2026-03-16' }];

/** Ends the attempt on a day, and decides everything that waits for staff. */
const endOn = async (day: string, status: string): Promise<void> => {
  await sql(`UPDATE insurer.betaling_afwijking SET besluit = 'elders', besloten_op = now()`);
  await sql(`UPDATE insurer.betaling SET status = '${status}'`);
  await sql(`SET session_replication_role = replica; UPDATE insurer.betaling SET dag = '${day}';
    UPDATE insurer.betaling_afwijking SET besloten_dag = '${day}';
    SET session_replication_role = origin`);
};

describe('reminders on the day after the last day', () => {
  it('are sent for a request without a payment, even if an attempt began later', async () => {
    expect(await remindOn('2026-03-02')).toEqual(reminded);
    expect(await messages()).toEqual([
      { soort: 'betaalverzoek', about: kenmerk, datum: '2026-03-02' },
    ]);
  });

  it.each([
    ['the bank processes its payment', `UPDATE insurer.betaling SET status = 'inBehandeling'`],
    [
      'its payment waits for staff',
      `INSERT INTO insurer.betaling_afwijking (betaling_id, debiteur, soort, dienst_id, ontvangen, valuta)
       SELECT betaling_id, debiteur, 'bedrag', 'tr_1', 5000, 'EUR' FROM insurer.betaling`,
    ],
  ])('are postponed while %s, and the last day moves along', async (_what, happened) => {
    await sql(happened);
    const waiting = [{ titel: 'Factuur', until: '2026-03-02' }];
    expect(await remindOn('2026-03-02')).toEqual(waiting);
    expect(await messages()).toEqual([]);
    const from = Temporal.PlainDate.from('2026-03-02');
    const next = await inJob(jobs, (tx) => nextWorkday(tx, from, false));
    expect(next.day.toString()).toBe('2026-03-03');
    expect(next.jobs.has('aanmaningen')).toBe(true);

    await endOn('2026-03-02', 'mislukt');
    expect(await remindOn('2026-03-03')).toEqual([{ titel: 'Factuur', until: '2026-03-07' }]);
    expect(await messages()).toEqual([]);
    expect(await remindOn('2026-03-08')).toEqual([{ titel: 'Herinnering', until: '2026-03-22' }]);
  });

  it('wait while we hold money to be paid back, and leave days to pay after that', async () => {
    await sql(`INSERT INTO insurer.betaling_afwijking (betaling_id, debiteur, soort, dienst_id, ontvangen, valuta)
      SELECT betaling_id, debiteur, 'bedrag', 'tr_1', 5000, 'EUR' FROM insurer.betaling`);
    await endOn('2026-02-20', 'mislukt');
    await sql(`SET session_replication_role = replica; UPDATE insurer.betaling_afwijking SET besluit = 'terugbetaald';
      INSERT INTO insurer.tegoed (debiteur, betaling_id, betaalverzoek, bedrag, datum)
      SELECT debiteur, afwijking_id, '${kenmerk}', 5000, '2026-02-20' FROM insurer.betaling_afwijking;
      SET session_replication_role = origin`);
    expect(await remindOn('2026-03-02')).toEqual([{ titel: 'Factuur', until: '2026-03-02' }]);

    await sql(`SET session_replication_role = replica; UPDATE insurer.tegoed SET terugbetaald_op = '2026-03-02';
      SET session_replication_role = origin`);
    expect(await remindOn('2026-03-03')).toEqual([{ titel: 'Factuur', until: '2026-03-07' }]);
    expect(await remindOn('2026-03-08')).toEqual([{ titel: 'Herinnering', until: '2026-03-22' }]);
  });

  it('leave days to pay when the bank gave up just before the last day', async () => {
    await sql(`UPDATE insurer.betaling SET status = 'inBehandeling'`);
    await endOn('2026-02-28', 'mislukt');
    expect(await remindOn('2026-03-02')).toEqual([{ titel: 'Factuur', until: '2026-03-05' }]);
    expect(await remindOn('2026-03-06')).toEqual([{ titel: 'Herinnering', until: '2026-03-20' }]);
  });

  it('give an Aanmaning a later last day too when its payment was pending and failed', async () => {
    await sql(`SET session_replication_role = replica; UPDATE insurer.betaalverzoek SET titel = 'Aanmaning';
      SET session_replication_role = origin`);
    await sql(`UPDATE insurer.betaling SET status = 'inBehandeling'`);
    expect(await remindOn('2026-03-02')).toEqual([{ titel: 'Aanmaning', until: '2026-03-02' }]);
    await endOn('2026-03-02', 'mislukt');
    expect(await remindOn('2026-03-03')).toEqual([{ titel: 'Aanmaning', until: '2026-03-07' }]);
  });
});

/** Starts an attempt at that instant, without news of the payment provider since. */
const beganAt = (instant: string) =>
  sql(`SET session_replication_role = replica;
    UPDATE insurer.betaling SET aangemaakt_op = '${instant}',
      dag = ('${instant}'::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date,
      begonnen_op = ('${instant}'::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date;
    SET session_replication_role = origin`);

describe('an attempt late on the last day without news', () => {
  beforeEach(() => beganAt('2026-03-01T22:50:00Z'));

  it('prevents a reminder until there is news, even after weeks', async () => {
    expect(await remindOn('2026-03-02')).toEqual([{ titel: 'Factuur', until: '2026-03-02' }]);
    expect(await remindOn('2026-03-03')).toEqual([{ titel: 'Factuur', until: '2026-03-03' }]);
    expect(await messages()).toEqual([]);
  });

  it('prevents a reminder when midnight passed before the payment provider knew of it', async () => {
    await sql(`SET session_replication_role = replica; UPDATE insurer.betaling SET dag = '2026-03-02';
      SET session_replication_role = origin`);
    expect(await remindOn('2026-03-02')).toEqual([{ titel: 'Factuur', until: '2026-03-02' }]);
  });

  it('causes no message once it proves to be paid', async () => {
    await remindOn('2026-03-02');
    const day = Temporal.PlainDate.from('2026-03-02');
    await inJob(jobs, (tx) =>
      bookBetaling(tx, { kenmerk, bedrag: 6_000, betalingId: randomUUID(), day }),
    );
    await sql(
      `UPDATE insurer.betaling SET status = 'betaald', ontvangen = 6000, geboekt = 6000, te_veel = 0`,
    );
    expect(await remindOn('2026-03-03')).toEqual([{ titel: 'Factuur', until: '2026-03-02' }]);
    expect(await messages()).toEqual([]);
  });

  it('is followed by a reminder five days after it proves to be abandoned', async () => {
    await remindOn('2026-03-02');
    await endOn('2026-03-02', 'verlopen');
    expect(await remindOn('2026-03-03')).toEqual([{ titel: 'Factuur', until: '2026-03-07' }]);
    expect(await messages()).toEqual([]);
    expect(await remindOn('2026-03-08')).toEqual([{ titel: 'Herinnering', until: '2026-03-22' }]);
  });

  it('does not end own risk in terms', async () => {
    await sql(`SET session_replication_role = replica;
      UPDATE insurer.betaalverzoek SET titel = 'Herinnering';
      UPDATE insurer.factuur SET soort = 'Eigenrisicotermijn';
      INSERT INTO insurer.gespreid (polisnummer, relatienummer, jaar)
        VALUES ('P${debiteur}', '${debiteur}', 2026)
        ON CONFLICT (relatienummer, jaar) DO UPDATE SET beeindigd_op = NULL, afgerekend_op = NULL;
      SET session_replication_role = origin`);
    const ended = () =>
      sql(`SELECT beeindigd_op::text AS on FROM insurer.gespreid
        WHERE relatienummer = '${debiteur}' AND jaar = 2026`);
    await remindOn('2026-03-02');
    expect(await ended()).toEqual([{ on: null }]);
    await endOn('2026-03-02', 'geannuleerd');
    await remindOn('2026-03-03');
    expect(await ended()).toEqual([{ on: null }]);
    await remindOn('2026-03-08');
    expect(await ended()).toEqual([{ on: '2026-03-08' }]);
  });
});

it('never deadlocks the run of a day with a payment of its requests', async () => {
  const date = '2026-02-28';
  await writeLedger(
    { sql },
    {
      debiteur,
      facturen: [
        {
          kenmerk: 'F2026-00000002',
          soort: 'Zorgpremie',
          datum: date,
          regels: [{ bedrag: 1_000 }],
          incassos: [{ poging: 1, status: 'gepland', datum: '2026-03-02' }],
        },
      ],
    },
  );
  const day = Temporal.PlainDate.from('2026-03-02');
  const payment: Promise<unknown>[] = [];
  // The day's transaction holds the invoice that it debits when the payment arrives.
  const bank = async () => {
    const paid = { kenmerk, bedrag: 6_000, betalingId: randomUUID(), day };
    payment.push(inJob(jobs, (tx) => bookBetaling(tx, paid)));
    await waitFor('the payment to wait', async () => {
      const waiting = await sql(`SELECT FROM pg_locks WHERE NOT granted`);
      return waiting.length > 0 ? waiting : undefined;
    });
    return 'succeeded' as const;
  };
  const work = { day, jobs: new Set(['incassos', 'aanmaningen'] as const) };
  await inJob(jobs, (tx) => runDay(tx, work, bank));
  expect(await Promise.allSettled(payment)).toEqual([
    { status: 'fulfilled', value: { booked: 6_000, tooMuch: 0 } },
  ]);
});
