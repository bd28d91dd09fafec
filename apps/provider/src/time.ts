import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import type { IncassoBank } from './facturen/jobs/incassoBank.ts';
import { catchUp } from './facturen/jobs/catchUp.ts';
import { getToday, advanceClock } from './clock/clock.ts';

/** What moving the day needs from outside. */
export interface TimeOptions {
  /** Who answers direct debits; without a bank they wait. */
  readonly incassoBank?: IncassoBank | undefined;
  /** Real time; the insurer's day is worked out from it. */
  readonly now?: (() => Temporal.Instant) | undefined;
}

/** The insurer's day. Takes the login of `createProvider`. */
export async function readDay(
  logins: Logins,
  { now = Temporal.Now.instant }: TimeOptions = {},
): Promise<Temporal.PlainDate> {
  return withJobPool(logins, (pool) => inJob(pool, (transaction) => getToday(transaction, now())));
}

/**
 * Moves the insurer's day forward and runs every job of every day in between, in order, each once. The
 * clock moves along with the days that are done: after a crash it stands at the last of them. Safe
 * beside running copies of the insurer.
 * @returns the day that it is now.
 * @throws RangeError when it would not go forward by whole days.
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
 * Like `moveDay`, to a day: several that do it at once come to the same day. On a day that has been
 * nothing changes.
 */
export async function moveUntil(
  logins: Logins,
  target: Temporal.PlainDate,
  { incassoBank, now = Temporal.Now.instant }: TimeOptions = {},
): Promise<Temporal.PlainDate> {
  return withJobPool(logins, async (pool) => {
    const today = await inJob(pool, (transaction) => getToday(transaction, now()));
    // What is behind is done first, on the days it belongs to.
    await catchUp(pool, today, incassoBank);
    if (Temporal.PlainDate.compare(target, today) <= 0) return today;
    await catchUp(pool, target, incassoBank, (transaction, day) =>
      advanceClock(transaction, day, now()),
    );
    return target;
  });
}
