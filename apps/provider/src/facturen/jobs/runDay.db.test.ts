import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { referenceData } from '../../seed/referenceData.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { openJobDatabase } from '../../testing/jobDatabase.testing.ts';
import type { DayJob } from './agenda.ts';
import { runDay, runNext } from './runDay.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
let database: Awaited<ReturnType<typeof openJobDatabase>>;
// A new database for each test, because the record of a day cannot be deleted.
beforeEach(async () => {
  database = await openJobDatabase();
});
afterEach(() => database.close());

const run = (on: string, ...names: DayJob[]) =>
  inJob(database.jobs, (tx) => runDay(tx, { day: day(on), jobs: new Set(names) }, undefined));
const next = async (until: string) =>
  (await inJob(database.jobs, (tx) => runNext(tx, day(until), undefined))).toString();

/** Returns the jobs run on a day, and whether they had an effect. */
async function doneOn(on: string): Promise<string[]> {
  const rows = await database.sql<{ name: string; count: number }>(
    `SELECT name, count FROM insurer.job_run WHERE day = '${on}' ORDER BY name`,
  );
  return rows.map(({ name, count }) => (count > 0 ? `${name}: some` : name));
}

async function daysDone(): Promise<string[]> {
  const rows = await database.sql<{ date: string }>(
    `SELECT day::text AS date FROM insurer.job_run WHERE name = 'day' ORDER BY day`,
  );
  return rows.map(({ date }) => date);
}

describe('a run of a day', () => {
  it('requests what it created, although only the premium was due', async () => {
    await run('2026-02-01', 'premies');
    expect(await doneOn('2026-02-01')).toEqual([
      'announce: some',
      'betaalverzoeken: some',
      'day',
      'premies: some',
      'verrekening',
    ]);
  });

  it('has no follow-up jobs when nothing was created', async () => {
    await run('2026-02-10', 'eindafrekening', 'incassos');
    expect(await doneOn('2026-02-10')).toEqual(['day', 'eindafrekening', 'incassos']);
  });

  it('happens once, and a second attempt changes nothing', async () => {
    await run('2026-04-01', 'premies');
    const rows = await database.sql('SELECT count(*) FROM insurer.factuur');
    await expect(run('2026-04-01', 'verrekening')).rejects.toMatchObject({ code: '23505' });
    await expect(run('2026-04-01', 'premies')).rejects.toThrow();
    expect(await database.sql('SELECT count(*) FROM insurer.factuur')).toEqual(rows);
  });
});

describe('the days that follow', () => {
  it('begin with the first day of the insurer, without catching up', async () => {
    expect(await next('2026-06-15')).toBe('2026-06-15');
    expect(await doneOn('2026-06-15')).toEqual(['day']);
  });

  it('are run up to the next one with due jobs, and no further', async () => {
    await next('2026-06-15');
    const first = await next('2026-07-20');
    expect(first > '2026-06-15' && first <= '2026-07-01').toBe(true);
    expect(await daysDone()).toEqual(['2026-06-15', first]);
    const reached = [first];
    while (reached.at(-1) !== '2026-07-20') reached.push(await next('2026-07-20'));
    expect(reached).toContain('2026-07-01');
    expect(await doneOn('2026-07-01')).toContain('premies: some');
    expect(await daysDone()).toEqual(['2026-06-15', ...reached]);
  });

  it('include today when something is due on it', async () => {
    await next('2026-07-31');
    expect(await next('2026-08-01')).toBe('2026-08-01');
    expect(await doneOn('2026-08-01')).toContain('premies: some');
  });

  it('are marked as done when nothing is due', async () => {
    await next('2026-08-01');
    expect(await next('2026-08-02')).toBe('2026-08-02');
    const done = await daysDone();
    expect(await next('2026-08-02')).toBe('2026-08-02');
    expect(await next('2026-07-01')).toBe('2026-07-01');
    expect(await daysDone()).toEqual(done);
  });

  it('do not begin before anybody is insured', async () => {
    const empty = await createTestDatabase();
    await migrate(empty.logins, referenceData());
    const pool = openPool(empty.logins, 'jobs', () => undefined, 1);
    const reached = await inJob(pool, (tx) => runNext(tx, day('2026-06-15'), undefined));
    const done = await inJob(pool, ({ client: own }) => own.query('SELECT FROM insurer.job_run'));
    await pool.end();
    await empty.drop();
    expect([reached.toString(), done.rowCount]).toEqual(['2026-06-15', 0]);
  });
});
