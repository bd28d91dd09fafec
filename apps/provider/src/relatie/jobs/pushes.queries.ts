import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { PushAddress } from '../../push/pushAddress.ts';

/** A push subscription with pending messages. */
export interface PushRow extends PushAddress {
  readonly push_id: string;
  /** Messages covered by this push. */
  readonly berichten: readonly string[];
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

// Locks the same message of a browser in every copy, so that two copies cannot split its messages over
// two pushes.
const take: Statement = {
  name: 'takePush',
  text: `
    WITH first AS (
      SELECT push_id FROM insurer.push_due d
      WHERE (not_before IS NULL OR not_before <= $1) AND NOT EXISTS (SELECT FROM insurer.push_due e
        WHERE e.push_id = d.push_id AND e.bericht_id < d.bericht_id
          AND (e.not_before IS NULL OR e.not_before <= $1))
      ORDER BY push_id LIMIT 1 FOR UPDATE SKIP LOCKED),
    due AS (
      SELECT push_id, bericht_id FROM insurer.push_due JOIN first USING (push_id)
      FOR UPDATE OF push_due SKIP LOCKED),
    taken AS (
      UPDATE insurer.push_due d SET attempts = attempts + 1, not_before = $2
      FROM due WHERE d.push_id = due.push_id AND d.bericht_id = due.bericht_id
      RETURNING d.push_id, d.bericht_id, d.attempts)
    SELECT p.push_id, p.endpoint, p.p256dh, p.auth, max(t.attempts) AS attempts,
      array_agg(t.bericht_id) AS berichten
    FROM taken t JOIN insurer.push_subscription p USING (push_id)
    GROUP BY p.push_id, p.endpoint, p.p256dh, p.auth`,
};

/**
 * Takes a browser with a due push. Counts the attempt before it is made, and reserves the messages
 * until `next`, so that they are retried if the process dies.
 */
export async function takeNextPush(
  { query }: JobTransaction,
  now: Temporal.Instant,
  next: Temporal.Instant,
): Promise<PushRow | undefined> {
  const [row] = await query<PushRow>(take, [now.toString(), next.toString()]);
  return row;
}

const forget: Statement = {
  name: 'removeLostPushes',
  text: `DELETE FROM insurer.push_due WHERE attempts >= $2 AND not_before <= $1`,
};

/** Gives up pushes whose last attempt has no recorded result. */
export async function removeLostPushes(
  { query }: JobTransaction,
  now: Temporal.Instant,
  mostAttempts: number,
): Promise<void> {
  await query(forget, [now.toString(), mostAttempts]);
}

const markDone: Statement = {
  name: 'markPushTold',
  text: `DELETE FROM insurer.push_due WHERE push_id = $1 AND bericht_id = ANY ($2::uuid[])`,
};

/** Removes pushes that were delivered or given up. */
export async function markPushDone(
  { query }: JobTransaction,
  { push_id, berichten }: PushRow,
): Promise<void> {
  await query(markDone, [push_id, berichten]);
}

const later: Statement = {
  name: 'markPushLater',
  text: `
    UPDATE insurer.push_due SET not_before = $3
    WHERE push_id = $1 AND bericht_id = ANY ($2::uuid[])`,
};

/** Records a failed attempt, and the time of the next. */
export async function markPushLater(
  { query }: JobTransaction,
  { push_id, berichten }: PushRow,
  next: Temporal.Instant,
): Promise<void> {
  await query(later, [push_id, berichten, next.toString()]);
}

const remove: Statement = {
  name: 'removePushSubscription',
  text: `DELETE FROM insurer.push_subscription WHERE push_id = $1`,
};

/** Deletes a subscription that no longer exists. */
export async function removePush({ query }: JobTransaction, { push_id }: PushRow): Promise<void> {
  await query(remove, [push_id]);
}
