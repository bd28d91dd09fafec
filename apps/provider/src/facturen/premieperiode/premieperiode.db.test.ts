import type { CallOutput } from '@mijn/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  sampleData,
  sampleDay,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { nextWorkday } from '../jobs/agenda.ts';
import { runDay } from '../jobs/runDay.ts';

const path = '/uitbreidingen/premieperiode';
const sanne = numberOf('Sanne');
const dayOf = (text: string) => Temporal.PlainDate.from(text);

let provider: TestProvider;
let jobs: pg.Pool;
beforeAll(async () => {
  provider = await startTestProvider({ jobsHeld: true }, {}, { ...sampleData, declaraties: [] });
  jobs = openPool(provider.logins, 'jobs', () => undefined, 1);
});
afterAll(async () => {
  await jobs.end();
  await provider.stop();
});
beforeEach(() =>
  provider.sql(`SET session_replication_role = replica;
    DELETE FROM insurer.premieachterstand_stap; DELETE FROM insurer.premieachterstand;
    DELETE FROM insurer.brief; DELETE FROM insurer.bericht; DELETE FROM insurer.boeking; DELETE FROM insurer.incasso;
    DELETE FROM insurer.factuur_regel; DELETE FROM insurer.factuur; DELETE FROM insurer.regeling;
    DELETE FROM insurer.betaalverzoek_stap; DELETE FROM insurer.betaalverzoek; DELETE FROM insurer.job_run;
    DELETE FROM insurer.tegoed;
    UPDATE insurer.clock SET days_ahead = 0; UPDATE insurer.polis SET premieperiode = NULL, geldig_tot = NULL;
    SET session_replication_role = origin`),
);

type Answer = CallOutput<'getPremieperiode'> & { readonly redenen?: readonly string[] };
const parse = (text: string): Answer => JSON.parse(text);
const read = async (as: string | undefined) => parse((await provider.request(path, as)).text);
const choose = async (as: string | undefined, periode: string, huidig = 'maand') =>
  parse(
    (
      await provider.request(path, as, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ periode, huidig }),
      })
    ).text,
  );

/** Runs the days after one until another. */
async function live(from: string, until: string): Promise<void> {
  for (let done = dayOf(from); ;) {
    const workday = await inJob(jobs, (tx) => nextWorkday(tx, done, false));
    if (workday.day.toString() > until) return;
    await inJob(jobs, (tx) => runDay(tx, workday, undefined));
    done = workday.day;
  }
}

const bills = () =>
  provider.sql<{ day: string; bedrag: number; first: string; last: string }>(
    `SELECT f.datum::text AS day, f.bedrag, min(r.periode_van)::text AS first, max(r.periode_tot)::text AS last
     FROM insurer.factuur f JOIN insurer.factuur_regel r USING (kenmerk)
     WHERE f.debiteur = '${sanne}' AND f.soort = 'Zorgpremie' GROUP BY f.kenmerk ORDER BY f.datum`,
  );

/** Stages of arrears, with day and months. */
const stages = async () =>
  (
    await provider.sql<{ stap: string; datum: string; maanden: number }>(
      `SELECT stap, datum::text, maanden FROM insurer.premieachterstand_stap
       WHERE debiteur = '${sanne}' ORDER BY datum`,
    )
  ).map((one) => Object.values(one));

describe('the period of premium', () => {
  it('is a month until another one is chosen, and tells the next invoices by each choice', async () => {
    const { premieperiode } = await read('sanne');
    expect(premieperiode?.periode).toBe('maand');
    expect(premieperiode?.keuzes.map(({ periode, facturen }) => [periode, ...facturen])).toEqual([
      [
        'maand',
        { datum: '2026-12-01', vanaf: '2026-12-01', tot: '2027-01-01', bedrag: 344.8 },
        { datum: '2027-01-01', vanaf: '2027-01-01', tot: '2027-02-01', bedrag: 356.8 },
      ],
      [
        'kwartaal',
        { datum: '2026-12-01', vanaf: '2026-12-01', tot: '2027-01-01', bedrag: 344.8 },
        { datum: '2027-01-01', vanaf: '2027-01-01', tot: '2027-04-01', bedrag: 1070.4 },
      ],
      [
        'jaar',
        { datum: '2026-12-01', vanaf: '2026-12-01', tot: '2027-01-01', bedrag: 344.8 },
        { datum: '2027-01-01', vanaf: '2027-01-01', tot: '2028-01-01', bedrag: 4281.6 },
      ],
    ]);
    expect(await choose('sanne', 'kwartaal')).toEqual({ status: 200 });
    expect((await read('sanne')).premieperiode?.periode).toBe('kwartaal');
  });

  it('decides what the jobs bill, to the cent as told, and no month twice after a change back', async () => {
    await choose('sanne', 'kwartaal');
    await live('2026-11-30', '2027-02-10');
    await choose('sanne', 'maand', 'kwartaal');
    await live('2027-02-10', '2027-05-02');
    expect(await bills()).toEqual([
      { day: '2026-12-01', bedrag: 34_480, first: '2026-12-01', last: '2027-01-01' },
      { day: '2027-01-01', bedrag: 107_040, first: '2027-01-01', last: '2027-04-01' },
      { day: '2027-04-01', bedrag: 35_680, first: '2027-04-01', last: '2027-05-01' },
      { day: '2027-05-01', bedrag: 35_680, first: '2027-05-01', last: '2027-06-01' },
    ]);
  });

  it('tells the invoice of today too, while the run of today has not made it yet', async () => {
    await provider.sql(
      `INSERT INTO insurer.job_run (name, day, count) VALUES ('day', '2026-12-31', 0)`,
    );
    await provider.sql(
      `UPDATE insurer.clock SET days_ahead = ${sampleDay.until(dayOf('2027-01-01')).days}`,
    );
    const { premieperiode } = await read('sanne');
    expect(premieperiode?.keuzes.map(({ facturen }) => facturen[0])).toEqual([
      { datum: '2027-01-01', vanaf: '2027-01-01', tot: '2027-02-01', bedrag: 356.8 },
      { datum: '2027-01-01', vanaf: '2027-01-01', tot: '2027-04-01', bedrag: 1070.4 },
      { datum: '2027-01-01', vanaf: '2027-01-01', tot: '2028-01-01', bedrag: 4281.6 },
    ]);
    await choose('sanne', 'jaar');
    await live('2026-12-31', '2027-01-02');
    expect(await bills()).toEqual([
      { day: '2027-01-01', bedrag: 428_160, first: '2027-01-01', last: '2028-01-01' },
    ]);
  });

  it('refunds the months after the policy ended', async () => {
    await choose('sanne', 'jaar');
    await live('2026-12-31', '2027-03-10');
    await provider.sql(
      `UPDATE insurer.polis SET geldig_tot = '2027-03-01' WHERE verzekeringsnemer = '${sanne}'`,
    );
    await live('2027-03-10', '2027-04-02');
    expect((await bills()).map(({ day, bedrag }) => [day, bedrag])).toEqual([
      ['2027-01-01', 428_160],
      ['2027-04-01', -10 * 35_680],
    ]);
  });

  it('is nothing to choose any more for a former verzekeringsnemer', async () => {
    await provider.sql(
      `UPDATE insurer.polis SET geldig_tot = '2026-11-01' WHERE verzekeringsnemer = '${sanne}'`,
    );
    expect((await read('sanne')).premieperiode).toBeNull();
    expect(await choose('sanne', 'jaar')).toMatchObject({
      status: 403,
      redenen: ['GeenVerzekeringsnemer'],
    });
  });

  it.each(['maand', 'kwartaal', 'jaar'])(
    'reaches each stage of arrears on the same day: %s',
    async (periode) => {
      if (periode !== 'maand') await choose('sanne', periode);
      await live('2026-12-31', '2027-07-06');
      expect(await stages()).toEqual([
        ['aanbod', '2027-03-05', 2],
        ['waarschuwing', '2027-05-05', 4],
        ['aanmelding', '2027-07-05', 6],
      ]);
    },
  );

  it('counts no months of arrears that were refunded before they were overdue', async () => {
    await choose('sanne', 'jaar');
    await live('2026-12-31', '2027-04-06');
    await provider.sql(
      `UPDATE insurer.polis SET geldig_tot = '2027-07-01' WHERE verzekeringsnemer = '${sanne}'`,
    );
    await live('2027-04-06', '2027-12-06');
    expect((await stages()).at(-1)).toEqual(['aanmelding', '2027-07-05', 6]);
    const ahead = sampleDay.until(dayOf('2027-12-06')).days;
    await provider.sql(`UPDATE insurer.clock SET days_ahead = ${ahead}`);
    const { premieachterstanden } = await provider.read<CallOutput<'listPremieachterstanden'>>(
      '/uitbreidingen/premieachterstanden',
      'sanne',
    );
    expect(premieachterstanden).toMatchObject([{ stap: 'aanmelding', maanden: 6 }]);
  });

  it.each([
    [400, { periode: 'week' }],
    [409, { huidig: 'jaar' }],
  ])('is refused with %d for %j', async (status, body) => {
    const { periode = 'kwartaal', huidig = 'maand' } = { ...body } as Record<string, string>;
    expect(await choose('sanne', periode, huidig)).toMatchObject({ status });
    expect((await read('sanne')).premieperiode?.periode).toBe('maand');
  });

  it('is chosen once by two clicks', async () => {
    const clicks = await Promise.all([choose('sanne', 'jaar'), choose('sanne', 'jaar')]);
    expect(clicks).toEqual([{ status: 200 }, { status: 200 }]);
    const looks = await provider.sql(
      `SELECT DISTINCT kijker, betreft FROM insurer.inzage WHERE operatie = 'kiesPremieperiode'`,
    );
    expect(looks).toEqual([{ kijker: sanne, betreft: sanne }]);
  });

  it('is closed to a partner, a child, the other brand and strangers', async () => {
    const closed = { GeenVerzekeringsnemer: ['daan', 'bram'], GeenZenZ: ['piet'] };
    for (const [reason, people] of Object.entries(closed))
      for (const as of people) {
        const refusal = { status: 403, redenen: [reason] };
        expect([as, await read(as)]).toEqual([as, refusal]);
        expect([as, await choose(as, 'jaar')]).toEqual([as, refusal]);
      }
    expect(await choose(undefined, 'jaar')).toMatchObject({ status: 401 });
    await choose('jan', 'jaar');
    expect((await read('sanne')).premieperiode?.periode).toBe('maand');
  });
});
