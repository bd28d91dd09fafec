import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { openJobsDatabase } from '../../testing/jobsDatabase.testing.ts';
import { numberOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { sampleKenmerk } from '../factuur.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import {
  listArrearsForStaff,
  saveArrearsDispute,
  updateAchterstanden,
} from './achterstand.queries.ts';
import { nextWorkday } from './agenda.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import { startRegeling } from './regelingen.queries.ts';
import { runDay } from './runDay.ts';

const dayOf = (text: string) => Temporal.PlainDate.from(text);
const debiteur = numberOf('Sanne');
const { jobs, sql } = await openJobsDatabase({ ...sampleData, declaraties: [] });
const perform = <T>(job: (tx: JobTransaction) => Promise<T>): Promise<T> => inJob(jobs, job);

beforeEach(async () => {
  await sql(`SET session_replication_role = replica; DELETE FROM insurer.premieachterstand_stap;
    DELETE FROM insurer.premieachterstand; DELETE FROM insurer.brief; DELETE FROM insurer.bericht;
    DELETE FROM insurer.boeking; DELETE FROM insurer.incasso; DELETE FROM insurer.factuur_regel;
    DELETE FROM insurer.factuur; DELETE FROM insurer.regeling; DELETE FROM insurer.betaalverzoek_stap;
    DELETE FROM insurer.betaalverzoek; DELETE FROM insurer.job_run;
    UPDATE insurer.relatie SET correspondentie = 'Papier' WHERE relatienummer = '${debiteur}';
    SET session_replication_role = origin`);
});

/** Runs the days until `until`; `perDay` may interfere. */
async function live(
  from: string,
  until: string,
  perDay?: (day: string) => Promise<unknown>,
): Promise<void> {
  let done = dayOf(from);
  for (;;) {
    const workday = await perform((tx) => nextWorkday(tx, done, false));
    if (workday.day.toString() > until) return;
    await perform((tx) => runDay(tx, workday, undefined));
    await perDay?.(workday.day.toString());
    done = workday.day;
  }
}

const stages = () =>
  sql<{ stap: string; day: string; months: number }>(
    `SELECT t.stap, t.datum::text AS day, t.maanden AS months
     FROM insurer.premieachterstand_stap t WHERE t.debiteur = '${debiteur}' ORDER BY t.datum`,
  );

const premieLines = (month: string) =>
  sql<{ name: string }>(
    `SELECT DISTINCT r.omschrijving AS name FROM insurer.factuur f JOIN insurer.factuur_regel r USING (kenmerk)
     WHERE f.debiteur = '${debiteur}' AND f.soort = 'Zorgpremie' AND r.periode_van = '${month}' ORDER BY 1`,
  );

async function payEverything(day: string): Promise<void> {
  const open = await sql<{ kenmerk: string; bedrag: number }>(
    `SELECT f.betaalverzoek AS kenmerk, sum(s.open)::int AS bedrag FROM insurer.factuur f
     JOIN insurer.factuur_stand s USING (kenmerk)
     WHERE f.debiteur = '${debiteur}' AND f.betaalverzoek IS NOT NULL GROUP BY 1 HAVING sum(s.open) > 0`,
  );
  for (const { kenmerk, bedrag } of open) {
    const betaling = { kenmerk, bedrag, betalingId: randomUUID(), day: dayOf(day) };
    await perform((tx) => bookBetaling(tx, betaling));
  }
}

describe('a person who never pays their premium', () => {
  it('is offered an arrangement, warned, registered, and then charged for the supplementary premium only', async () => {
    await live('2026-12-31', '2027-08-20');
    expect(await stages()).toEqual([
      { stap: 'aanbod', day: '2027-03-05', months: 2 },
      { stap: 'waarschuwing', day: '2027-05-05', months: 4 },
      { stap: 'aanmelding', day: '2027-07-05', months: 6 },
    ]);
    const before = (await premieLines('2027-07-01')).map(({ name }) => name);
    const after = (await premieLines('2027-08-01')).map(({ name }) => name);
    expect(before.filter((name) => name.startsWith('Basisverzekering'))).not.toEqual([]);
    expect(after.filter((name) => /^(Basisverzekering|Korting)/.test(name))).toEqual([]);
    expect(after.filter((name) => name.startsWith('Aanvullende'))).not.toEqual([]);
    const told = await sql(`SELECT b.datum::text AS day, l.op_papier AS paper
      FROM insurer.bericht b JOIN insurer.brief l ON b.onderwerp = ANY (l.onderwerpen)
      WHERE b.soort = 'premieachterstand' AND b.relatienummer = '${debiteur}' ORDER BY 1`);
    expect(told).toEqual(
      ['2027-03-05', '2027-05-05', '2027-07-05'].map((day) => ({ day, paper: true })),
    );
  });

  it('is offered an arrangement for two whole months, after a month that began with its last day', async () => {
    const since = (day: string) =>
      sql(`UPDATE insurer.polis SET geldig_van = '${day}' WHERE verzekeringsnemer = '${debiteur}';
        UPDATE insurer.verzekering v SET geldig_van = '${day}' FROM insurer.polis p
        WHERE p.polisnummer = v.polisnummer AND p.verzekeringsnemer = '${debiteur}'`);
    const [before] = await sql<{ day: string }>(
      `SELECT geldig_van::text AS day FROM insurer.polis WHERE verzekeringsnemer = '${debiteur}'`,
    );
    await since('2027-01-31');
    try {
      await live('2027-01-30', '2027-04-20');
      expect(await stages()).toEqual([{ stap: 'aanbod', day: '2027-04-05', months: 2 }]);
    } finally {
      await since(before?.day ?? '2015-01-01');
    }
  });

  it('is charged the full premium again from the month after everything was paid', async () => {
    await live('2026-12-31', '2027-08-20');
    await payEverything('2027-08-20');
    await live('2027-08-20', '2027-09-02');
    const september = (await premieLines('2027-09-01')).map(({ name }) => name);
    expect(september.filter((name) => name.startsWith('Basisverzekering'))).not.toEqual([]);
    // The day after the payment, and not with the next premium.
    expect((await stages()).at(-1)).toEqual({ stap: 'afmelding', day: '2027-08-21', months: 0 });
    const told = await sql<{
      letter: unknown;
    }>(`SELECT l.inhoud->>'stap' AS letter FROM insurer.bericht b
      JOIN insurer.brief l ON b.onderwerp = ANY (l.onderwerpen)
      WHERE b.soort = 'premieachterstand' AND b.onderwerp LIKE '%/afmelding'`);
    expect(told).toEqual([{ letter: 'afmelding' }]);
  });

  it('is not told of a deregistration when they were never registered', async () => {
    await live('2026-12-31', '2027-03-20');
    await payEverything('2027-03-20');
    await live('2027-03-20', '2027-04-02');
    expect((await stages()).map(({ stap }) => stap)).toEqual(['aanbod']);
  });

  it('owes no month again for a correction of what was charged before', async () => {
    const months = ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'];
    const line = (i: number, bedrag: number) => ({
      bedrag,
      periode_van: months[i] ?? '',
      periode_tot: months[i + 1] ?? '',
    });
    const betaalverzoek = sampleKenmerk(5_200_001);
    await writeLedger(
      { sql },
      {
        debiteur,
        betaalverzoeken: [
          {
            kenmerk: betaalverzoek,
            titel: 'Herinnering',
            datum: '2027-01-01',
            dueDate: '2027-02-14',
          },
        ],
        facturen: [
          ...[0, 1, 2].map((i) => ({
            kenmerk: `F2026-0000005${i}`,
            soort: 'Zorgpremie' as const,
            datum: months[i] ?? '',
            regels: [line(i, 15_000)],
            boekingen: [{ soort: 'betaling', bedrag: 15_000 }],
          })),
          {
            kenmerk: 'F2027-00000053',
            soort: 'Zorgpremie',
            datum: '2027-01-01',
            betaalverzoek,
            regels: [line(3, 15_000), ...[0, 1, 2].map((i) => line(i, 1_000))],
          },
        ],
      },
    );
    await perform((tx) => updateAchterstanden(tx, dayOf('2027-02-05')));
    expect(await stages()).toEqual([]);
  });

  it('is left alone during an arrangement', async () => {
    await live('2026-12-31', '2027-03-20');
    const all = {
      debiteur,
      soort: 'schuldregeling',
      betaalverzoekenUntil: dayOf('2027-03-20'),
    } as const;
    await perform((tx) => startRegeling(tx, all, dayOf('2027-03-20')));
    await live('2027-03-20', '2027-12-20');
    expect(await stages()).toMatchObject([{ stap: 'aanbod' }]);
  });

  it('is not registered while they dispute the arrears, and is once that was answered', async () => {
    await live('2026-12-31', '2027-05-20');
    const [warned] = await perform((tx) => listArrearsForStaff(tx, 10));
    expect(warned).toMatchObject({ stap: 'waarschuwing', disputedSince: null });
    expect(warned?.bedrag).toBeGreaterThan(0);
    const { id = '' } = warned ?? {};
    expect(await perform((tx) => saveArrearsDispute(tx, id, true))).toBe(true);
    await live('2027-05-20', '2027-09-10');
    expect((await stages()).map(({ stap }) => stap)).toEqual(['aanbod', 'waarschuwing']);
    expect(await perform((tx) => saveArrearsDispute(tx, '0', true))).toBe(false);
    expect(await perform((tx) => saveArrearsDispute(tx, id, false))).toBe(true);
    await live('2027-09-10', '2027-10-10');
    expect((await stages()).at(-1)?.stap).toBe('aanmelding');
  });

  it('is left alone while a question of theirs is unanswered', async () => {
    await live('2026-12-31', '2027-03-04');
    await sql(`SET session_replication_role = replica;
      INSERT INTO insurer.vraag (nummer, vrager, tekst, verstuurd_op)
      VALUES ('D2026-99999999', '${debiteur}', 'Klopt dit?', now()); SET session_replication_role = origin`);
    await perform((tx) => updateAchterstanden(tx, dayOf('2027-03-05')));
    expect(await stages()).toEqual([]);
    await sql(`SET session_replication_role = replica; DELETE FROM insurer.vraag
      WHERE nummer = 'D2026-99999999'; SET session_replication_role = origin`);
    await perform((tx) => updateAchterstanden(tx, dayOf('2027-03-05')));
    expect(await stages()).toMatchObject([{ stap: 'aanbod' }]);
  });
});
