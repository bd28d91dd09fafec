import type { Statement } from '../db/database.ts';
import type { JobTransaction } from '../jobs/jobTransaction.ts';

const selectToday: Statement = {
  name: 'selectToday',
  text: `
    SELECT to_char(insurer.insurer_instant(coalesce($1::timestamptz, now()))
      AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS today
    FROM insurer.clock`,
};

/**
 * Returns the insurer's day at an instant of real time; by default at the start of this transaction
 * by the database's time, which the insurer's SQL functions use too.
 * @throws Error when the insurer's clock row is missing.
 */
export async function getToday(
  { query }: JobTransaction,
  now?: Temporal.Instant,
): Promise<Temporal.PlainDate> {
  const [row] = await query<{ today: string }>(selectToday, [now?.toString() ?? null]);
  if (!row) throw new Error('The clock of the insurer is gone');
  return Temporal.PlainDate.from(row.today);
}

const selectInstant: Statement = {
  name: 'selectInsurerInstant',
  text: `SELECT insurer.insurer_instant($1::timestamptz) AS instant FROM insurer.clock`,
};

/**
 * Returns the insurer's instant at an instant of real time.
 * @throws Error when the insurer's clock row is missing.
 */
export async function getInstant(
  { query }: JobTransaction,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const [row] = await query<{ instant: Temporal.Instant }>(selectInstant, [now.toString()]);
  if (!row) throw new Error('The clock of the insurer is gone');
  return row.instant;
}

const updateClock: Statement = {
  name: 'updateClock',
  text: `
    UPDATE insurer.clock SET days_ahead =
      greatest(days_ahead, $1::date - ($2::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date)`,
};

/** Moves the insurer's clock forward to this day; never back. */
export async function advanceClock(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<void> {
  await query(updateClock, [day.toString(), now.toString()]);
}
