import { afterAll, describe, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import { numberOf, sampleDay } from '../../testing/trialProvider.testing.ts';
import { assess } from './assess.ts';
import { markInTreatment } from './step.queries.ts';
import { markWaiting } from './waiting.queries.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const database = await openJobDatabase();
afterAll(database.close);
const { client, jobs } = database;

interface Sent {
  readonly bedrag: number;
  readonly zorgsoort?: string;
  readonly on?: string;
  readonly soort?: 'Verzekerde' | 'Zorgverlener';
}

let count = 0;

/** Inserts a received claim; returns its number. */
async function sentIn(who: string, { bedrag, ...rest }: Sent): Promise<string> {
  const { zorgsoort = 'Ziekenhuis', on = '2026-11-10', soort = 'Verzekerde' } = rest;
  count += 1;
  const nummer = `D2026-${String(count).padStart(8, '0')}`;
  await client.query(
    `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
       omschrijving, behandeldatum, bedrag, zorgverlener, soort_indiener)
     VALUES ($1, $2, $2, $3, $4, $4, $5, $6, 'Streekziekenhuis Vecht', $7)`,
    [nummer, numberOf(who), now.toString(), zorgsoort, on, bedrag, soort],
  );
  return nummer;
}

const startProcessing = (nummer: string) => inJob(jobs, (tx) => markInTreatment(tx, nummer, now));
const judge = (nummer: string) => assess({ pool: jobs, now: () => now }, nummer);

async function judged(who: string, sent: Sent): Promise<string> {
  const nummer = await sentIn(who, sent);
  await startProcessing(nummer);
  await judge(nummer);
  return nummer;
}

/** Returns status, reason to wait, own risk of the lines, and payout or held money of a claim; cents. */
async function standing(nummer: string) {
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT status, wacht_op AS waits, uitgekeerd AS "paidOut",
       (SELECT json_agg(r.eigen_risico ORDER BY volgnummer) FROM insurer.declaratie_regel r
         WHERE r.nummer = d.nummer) AS "eigenRisico",
       (SELECT json_agg(m.code ORDER BY m.volgnummer) FROM insurer.declaratie_melding m
         JOIN insurer.declaratie_regel r USING (regel_id) WHERE r.nummer = d.nummer) AS remarks,
       (SELECT json_agg(json_build_array(u.relatienummer, u.bedrag)) FROM insurer.uitbetaling u
         WHERE u.nummer = d.nummer) AS paid,
       (SELECT json_agg(json_build_array(t.debiteur, t.bedrag)) FROM insurer.tegoed t
         WHERE t.declaratie = d.nummer) AS kept
     FROM insurer.declaratie d WHERE nummer = $1`,
    [nummer],
  );
  return rows[0];
}

describe('judging a claim', () => {
  it('deducts own risk first, and pays the rest to the verzekeringsnemer', async () => {
    expect(await standing(await judged('Fatima', { bedrag: 40_000 }))).toMatchObject({
      status: 'AFGEHANDELD',
      eigenRisico: [38_500],
      paid: [[numberOf('Fatima'), 1_500]],
      kept: null,
    });
    expect(await standing(await judged('Lotte', { bedrag: 4_500 }))).toMatchObject({
      eigenRisico: [0],
      paid: [[numberOf('Sanne'), 4_500]],
    });
  });

  it('pays nothing to the person for a care provider’s claim', async () => {
    const nummer = await judged('Lotte', { bedrag: 4_500, soort: 'Zorgverlener' });
    expect(await standing(nummer)).toMatchObject({ status: 'AFGEHANDELD', paid: null, kept: null });
  });

  it('holds the money without a known account, and says so', async () => {
    const nummer = await judged('Noor', { bedrag: 40_000 });
    const { remarks, ...rest } = (await standing(nummer)) ?? {};
    expect(rest).toMatchObject({ paid: null, kept: [[numberOf('Noor'), 1_500]] });
    expect(remarks).toContain('geenRekening');
  });

  it('omits the missing account when there is no payout', async () => {
    const nummer = await judged('Noor', { bedrag: 4_500, on: '2022-10-10' });
    expect(await standing(nummer)).toMatchObject({ remarks: ['teOud'], paid: null, kept: null });
  });

  it('pays the verzekeringsnemer of the current policy, not of a future one', async () => {
    await client.query(
      `INSERT INTO insurer.polis (polisnummer, merk, verzekeringsnemer, geldig_van)
         VALUES ('NEXT', 'ZZ', $1, '2027-01-01')`,
      [numberOf('Daan')],
    );
    await client.query(
      `INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
         VALUES ('NEXT', $1, '2027-01-01')`,
      [numberOf('Daan')],
    );
    const nummer = await judged('Daan', { bedrag: 60_000 });
    expect(await standing(nummer)).toMatchObject({ paid: [[numberOf('Sanne'), 21_500]] });
  });

  it('pays nothing for care after the end of the policy, even if the person’s insurance has no end', async () => {
    await client.query(
      `UPDATE insurer.polis SET geldig_tot = '2026-11-05' WHERE verzekeringsnemer = $1`,
      [numberOf('Aisha')],
    );
    const late = await judged('Aisha', { bedrag: 4_500, zorgsoort: 'Huisarts', on: '2026-11-05' });
    expect(await standing(late)).toMatchObject({ remarks: ['nietVerzekerd'], paid: null });
    const last = await judged('Aisha', { bedrag: 4_500, zorgsoort: 'Huisarts', on: '2026-11-04' });
    expect(await standing(last)).toMatchObject({ paid: [[numberOf('Aisha'), 4_500]] });
  });

  it('happens once: a repetition changes nothing', async () => {
    const nummer = await judged('Jan', { bedrag: 40_000 });
    const before = await standing(nummer);
    await judge(nummer);
    expect(await standing(nummer)).toEqual(before);
  });
});

describe('a claim that cannot be judged now', () => {
  const untouched = { eigenRisico: null, paid: null, kept: null };

  it('throws when it is not taken up yet, so that the job is retried', async () => {
    const nummer = await sentIn('Tom', { bedrag: 4_500 });
    await expect(judge(nummer)).rejects.toThrow('not taken up yet');
    expect(await standing(nummer)).toMatchObject({ status: 'INGEDIEND', ...untouched });
  });

  it('is left unchanged when it was withdrawn', async () => {
    const nummer = await sentIn('Tom', { bedrag: 4_500 });
    await client.query(
      'UPDATE insurer.declaratie SET teruggetrokken_op = ingediend_op WHERE nummer = $1',
      [nummer],
    );
    await judge(nummer);
    expect(await standing(nummer)).toMatchObject({ status: 'INGEDIEND', ...untouched });
  });

  it('stays with staff', async () => {
    const nummer = await sentIn('Tom', { bedrag: 4_500 });
    await startProcessing(nummer);
    await client.query('UPDATE insurer.declaratie SET dubbel_van = $2 WHERE nummer = $1', [
      nummer,
      await sentIn('Tom', { bedrag: 4_500 }),
    ]);
    await inJob(jobs, (tx) => markWaiting(tx, nummer, 'medewerker'));
    await judge(nummer);
    expect(await standing(nummer)).toMatchObject({ waits: 'medewerker', ...untouched });
  });

  it('waits when the own risk of its year is unknown', async () => {
    const nummer = await judged('Tom', { bedrag: 50_000, on: '2027-01-10' });
    expect(await standing(nummer)).toMatchObject({
      status: 'IN_BEHANDELING',
      waits: 'eigenRisico',
      ...untouched,
    });
  });

  it('is ignored when it does not exist', async () => {
    await expect(judge('D2026-99999999')).resolves.toBeUndefined();
  });
});
