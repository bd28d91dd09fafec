import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import type { IncassoBank } from './facturen/jobs/incassoBank.ts';
import { catchUp } from './facturen/jobs/catchUp.ts';
import { getToday, advanceClock } from './clock/clock.ts';

export interface TimeOptions {
  /** Answers direct debits; without a bank they wait. */
  readonly incassoBank?: IncassoBank | undefined;
  /** Real time, from which the insurer's day derives. */
  readonly now?: (() => Temporal.Instant) | undefined;
}

/** Returns the insurer's day. Takes the logins of `createProvider`. */
export async function readDay(
  logins: Logins,
  { now = Temporal.Now.instant }: TimeOptions = {},
): Promise<Temporal.PlainDate> {
  return withJobPool(logins, (pool) => inJob(pool, (transaction) => getToday(transaction, now())));
}

/**
 * Moves the insurer's day forward and runs every job of every day in between, once and in order.
 * The clock advances with each completed day, so that after a crash it stands at the last one. Safe
 * next to running copies of the insurer.
 * @returns the new day.
 * @throws RangeError unless it moves forward by whole days.
 */
export async function moveDay(
  logins: Logins,
  days: number,
  options: TimeOptions = {},
): Promise<Temporal.PlainDate> {
  if (!Number.isSafeInteger(days) || days < 1 || days > 3_660) {
    throw new RangeError('The day moves forward by 1 to 3,660 days');
  }
  const today = await readDay(logins, options);
  return moveUntil(logins, today.add({ days: days }), options);
}

/**
 * Moves the insurer's day to a date, like `moveDay`; concurrent calls reach the same day. Does
 * nothing for a past date.
 */
export async function moveUntil(
  logins: Logins,
  target: Temporal.PlainDate,
  { incassoBank, now = Temporal.Now.instant }: TimeOptions = {},
): Promise<Temporal.PlainDate> {
  return withJobPool(logins, async (pool) => {
    const today = await inJob(pool, (transaction) => getToday(transaction, now()));
    // First completes days that are behind, on their own dates.
    await catchUp(pool, today, incassoBank);
    if (Temporal.PlainDate.compare(target, today) <= 0) return today;
    await catchUp(pool, target, incassoBank, (transaction, day) =>
      advanceClock(transaction, day, now()),
    );
    return target;
  });
}
