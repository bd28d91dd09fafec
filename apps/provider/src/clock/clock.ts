import type { Statement } from '../db/database.ts';
import type { JobTransaction } from '../jobs/jobTransaction.ts';

// The time of the database's machine: what the insurer's own functions go by as well.
const readDay: Statement = {
  name: 'selectDay',
  text: `
    SELECT to_char(insurer.insurer_instant($1) AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS dag
    FROM insurer.klok`,
};

/** The insurer's day at an instant of real time. */
export async function getDay(
  { query }: JobTransaction,
  now: Temporal.Instant,
): Promise<Temporal.PlainDate> {
  const [row] = await query<{ dag: string }>(readDay, [now.toString()]);
  if (!row) throw new Error('The clock of the insurer is gone');
  return Temporal.PlainDate.from(row.dag);
}

const setDay: Statement = {
  name: 'updateClock',
  text: `
    UPDATE insurer.klok SET dagen_vooruit =
      greatest(dagen_vooruit, $1::date - ($2::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date)`,
};

/** Moves the insurer's clock so that it is this day; never back. */
export async function advanceClock(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<void> {
  await query(setDay, [day.toString(), now.toString()]);
}
