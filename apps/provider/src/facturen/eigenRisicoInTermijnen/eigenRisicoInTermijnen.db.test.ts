import type { CallOutput } from '@mijn/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { openPool } from '../../db/database.ts';
import { openDocument, textOf } from '../../documents/openDocument.testing.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  sampleData,
  sampleDay,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { nextWorkday } from '../jobs/agenda.ts';
import { lockDay } from '../jobs/day.queries.ts';
import { runDay } from '../jobs/runDay.ts';

const path = '/uitbreidingen/eigenrisicointermijnen';
const [sanne, daan, jan] = ['Sanne', 'Daan', 'Jan'].map(numberOf);
const dayOf = (text: string) => Temporal.PlainDate.from(text);

let provider: TestProvider;
let jobs: pg.Pool;
beforeAll(async () => {
  const config = { jobsHeld: true, assumeEigenRisico2027: true };
  provider = await startTestProvider(config, {}, { ...sampleData, declaraties: [] });
  jobs = openPool(provider.logins, 'jobs', () => undefined, 1);
});
afterAll(async () => {
  await jobs.end();
  await provider.stop();
});

const moveTo = (day: string) =>
  provider.sql(`UPDATE insurer.clock SET days_ahead = ${sampleDay.until(dayOf(day)).days}`);

beforeEach(async () => {
  await provider.sql('DELETE FROM insurer.gespreid WHERE jaar = 2027');
  await moveTo('2026-11-21');
});

type Answer = CallOutput<'getEigenRisicoInTermijnen'> & { readonly redenen?: readonly string[] };
const parse = (text: string): Answer => JSON.parse(text);
const read = async (as: string | undefined) => parse((await provider.request(path, as)).text);
const choose = async (as: string | undefined, relatienummer = daan, jaar = 2027, gekozen = true) =>
  parse(
    (
      await provider.request(path, as, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ relatienummer, jaar, gekozen }),
      })
    ).text,
  );
const chosen = () =>
  provider.sql('SELECT relatienummer FROM insurer.gespreid WHERE jaar = 2027 ORDER BY 1');

describe('own risk in terms on request', () => {
  it('is offered per adult on the policy, with the terms of the year', async () => {
    const { eigenRisicoInTermijnen: offer } = await read('sanne');
    expect(offer).toMatchObject({ jaar: 2027, uiterlijk: '2026-12-31' });
    const people = offer?.personen.map((one) => [
      one.relatienummer,
      one.gekozen,
      one.vrijwilligEigenRisico,
    ]);
    expect(people).toEqual([
      [daan, false, false],
      [sanne, false, true],
    ]);
    const termijnen = offer?.personen[0]?.termijnen ?? [];
    expect(termijnen.map(({ datum }) => datum.slice(5))).toEqual(
      ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `${month}-01`),
    );
  });

  it('decides what the jobs bill, to the cent as told', async () => {
    expect(await choose('sanne')).toEqual({ status: 200 });
    const [person] = (await read('sanne')).eigenRisicoInTermijnen?.personen ?? [];
    expect(person?.gekozen).toBe(true);
    for (let done = dayOf('2026-12-31'); ;) {
      const workday = await inJob(jobs, (tx) => nextWorkday(tx, done, false));
      if (workday.day.toString() > '2027-12-02') break;
      await inJob(jobs, (tx) => runDay(tx, workday, undefined));
      // A missed term would end the others.
      await provider.sql(
        `INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
         SELECT 'paid/' || f.kenmerk, f.kenmerk, f.debiteur, 'betaling', s.open, f.datum FROM insurer.factuur f
         JOIN insurer.factuur_stand s USING (kenmerk) WHERE f.debiteur = '${sanne}' AND s.open > 0`,
      );
      done = workday.day;
    }
    const bills = await provider.sql<{ datum: string; bedrag: number }>(
      `SELECT f.datum::text, f.bedrag::int FROM insurer.factuur f JOIN insurer.factuur_regel r USING (kenmerk)
       WHERE f.soort = 'Eigenrisicotermijn' AND f.jaar = 2027 AND r.relatienummer = '${daan}' ORDER BY f.datum`,
    );
    expect(bills).toEqual(
      person?.termijnen.map(({ datum, bedrag }) => ({ datum, bedrag: (bedrag ?? 0) * 100 })),
    );
  });

  it('can be undone until the year begins, and chosen twice by two clicks', async () => {
    expect(await Promise.all([choose('sanne'), choose('sanne')])).toEqual([
      { status: 200 },
      { status: 200 },
    ]);
    expect(await chosen()).toEqual([{ relatienummer: daan }]);
    expect(await choose('sanne', daan, 2027, false)).toEqual({ status: 200 });
    expect(await chosen()).toEqual([]);
  });

  it('is offered and undone once to somebody on two policies', async () => {
    await provider.sql(`
      INSERT INTO insurer.polis (polisnummer, merk, verzekeringsnemer, geldig_van)
      VALUES ('P-SECOND', 'ZZ', '${sanne}', '2026-06-01');
      INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
      VALUES ('P-SECOND', '${daan}', '2026-06-01')`);
    await provider.sql(`INSERT INTO insurer.gespreid VALUES ('P-SECOND', '${daan}', 2027)`);
    const people = (await read('sanne')).eigenRisicoInTermijnen?.personen ?? [];
    expect(people.map((one) => [one.relatienummer, one.gekozen])).toEqual([
      [daan, true],
      [sanne, false],
    ]);
    expect(await choose('sanne', daan, 2027, false)).toEqual({ status: 200 });
    expect(await chosen()).toEqual([]);
    await provider.sql(`DELETE FROM insurer.verzekering WHERE polisnummer = 'P-SECOND';
      DELETE FROM insurer.polis WHERE polisnummer = 'P-SECOND'`);
  });

  it('stands on the policy sheet of that year', async () => {
    const sheet = `/uitbreidingen/polisbladen/P${sanne}/2027`;
    const sentence = /In termijnen, van februari tot en met november: Daan de Vries\./;
    expect(await textOf(await openDocument(provider, sheet, 'sanne'))).not.toMatch(sentence);
    await choose('sanne');
    expect(await textOf(await openDocument(provider, sheet, 'sanne'))).toMatch(sentence);
  });

  it('is offered without amounts while the own risk of the year is unknown', async () => {
    await moveTo('2027-11-20');
    const { eigenRisicoInTermijnen: offer } = await read('jan');
    expect(offer?.jaar).toBe(2028);
    expect(offer?.personen[0]?.termijnen).toHaveLength(10);
    expect(offer?.personen[0]?.termijnen[0]).toEqual({ datum: '2028-02-01', bedrag: null });
  });

  it.each(['2026-11-11', '2027-01-01'])('is not offered out of season: %s', async (day) => {
    await moveTo(day);
    expect((await read('sanne')).eigenRisicoInTermijnen).toBeNull();
    expect(await choose('sanne')).toMatchObject({ status: 409 });
    expect(await chosen()).toEqual([]);
  });

  it('can be chosen again after it was closed with a policy that the person left before the year', async () => {
    await provider.sql(`INSERT INTO insurer.gespreid (polisnummer, relatienummer, jaar, beeindigd_op, gestopt_door,
      afgerekend_op) VALUES ('P${jan}', '${daan}', 2027, '2026-11-15', 'vertrokken', '2026-11-16')`);
    expect((await read('sanne')).eigenRisicoInTermijnen?.personen[0]?.gekozen).toBe(false);
    expect(await choose('sanne')).toEqual({ status: 200 });
    const open = await provider.sql(
      `SELECT polisnummer FROM insurer.gespreid WHERE jaar = 2027 AND afgerekend_op IS NULL`,
    );
    expect(open).toEqual([{ polisnummer: `P${sanne}` }]);
  });

  it('is refused once its year began while the choice waited for a run of the day', async () => {
    await moveTo('2026-12-31');
    const waiting = await inJob(jobs, async (transaction) => {
      await lockDay(transaction);
      const answer = choose('sanne');
      await expect
        .poll(() =>
          provider.sql(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`),
        )
        .not.toEqual([]);
      await moveTo('2027-01-01');
      return { answer };
    });
    expect(await waiting.answer).toMatchObject({ status: 409 });
    expect(await chosen()).toEqual([]);
  });

  it.each([
    [409, 'with voluntary own risk', sanne, 2027],
    [409, 'for another year', daan, 2028],
    [404, 'for a child', numberOf('Bram'), 2027],
    [404, 'for somebody on another policy', jan, 2027],
    [404, 'for nobody', '799999999', 2027],
  ])('is refused with %d %s', async (status, _, relatienummer, jaar) => {
    expect(await choose('sanne', relatienummer, jaar)).toMatchObject({ status });
    expect(await chosen()).toEqual([]);
  });

  it('is closed to a partner, a child, the other brand and strangers', async () => {
    const closed = { GeenVerzekeringsnemer: ['daan', 'bram'], GeenZenZ: ['piet'] };
    for (const [reason, people] of Object.entries(closed))
      for (const as of people) {
        const refusal = { status: 403, redenen: [reason] };
        expect([as, await read(as)]).toEqual([as, refusal]);
        expect([as, await choose(as)]).toEqual([as, { status: 404 }]);
      }
    expect(await choose('piet', numberOf('Piet'))).toEqual({ status: 403, redenen: ['GeenZenZ'] });
    expect(await choose(undefined)).toMatchObject({ status: 401 });
    expect(await chosen()).toEqual([]);
  });
});
