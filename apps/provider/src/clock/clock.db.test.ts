import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import { sampleData } from '../testing/trialProvider.testing.ts';
import { readDay } from '../time.ts';

const db = await createSeededDatabase(sampleData);
const client = new pg.Client({ connectionString: db.url });
beforeAll(() => client.connect());
afterAll(async () => {
  await client.end();
  await db.drop();
});

const inAmsterdam = (day: string, time: string): Temporal.Instant =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: Temporal.PlainTime.from(time) })
    .toInstant();

async function move(days: number): Promise<void> {
  await client.query('UPDATE insurer.clock SET days_ahead = $1', [days]);
}

it.each([
  ['2026-10-20', '00:30', 10, '2026-10-30', 'winter time has begun'],
  ['2026-10-20', '23:30', 10, '2026-10-30', 'winter time has begun'],
  ['2027-03-20', '00:30', 10, '2027-03-30', 'summer time has begun'],
  ['2027-03-20', '23:30', 10, '2027-03-30', 'summer time has begun'],
  ['2026-12-31', '23:59', 365, '2027-12-31', 'nothing has changed'],
  ['2026-11-22', '00:01', 0, '2026-11-22', 'the day was not moved'],
])('shifts %s %s by %i days to %s (%s)', async (day, time, days, expected) => {
  await move(days);
  const real = inAmsterdam(day, time);

  expect((await readDay(db.logins, { now: () => real })).toString()).toBe(expected);
  const { rows } = await client.query<{ who: string }>(
    `SELECT a.who FROM insurer.relatie r, insurer.begin_access(r.bsn, $1) a LIMIT 1`,
    [real.toString()],
  );
  expect(JSON.parse(rows[0]?.who ?? '{}')).toMatchObject({ day: expected });
});

it('equals real time while the day was not moved, also in the repeated hour at the end of summer time', async () => {
  await move(0);
  const { rows } = await client.query<{ same: boolean }>(
    `SELECT insurer.insurer_instant(t) = t AS same
     FROM unnest(ARRAY['2026-10-25T00:30Z', '2026-10-25T01:30Z']::timestamptz[]) t`,
  );
  expect(rows).toEqual([{ same: true }, { same: true }]);
});
