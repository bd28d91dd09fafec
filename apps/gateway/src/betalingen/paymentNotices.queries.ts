import type { Statement } from '../db/database.ts';

export const savePaymentNotice: Statement = {
  name: 'savePaymentNotice',
  text: `
    INSERT INTO gateway.payment_notice AS m (id) VALUES ($1)
    ON CONFLICT (id) DO UPDATE SET times = m.times + 1, attempts = 0, next_attempt = now()`,
};

/** Locks a due message for some milliseconds. */
export const takePaymentNotice: Statement = {
  name: 'takePaymentNotice',
  text: `
    UPDATE gateway.payment_notice SET next_attempt = now() + $1 * interval '1 millisecond'
    WHERE id = (
      SELECT id FROM gateway.payment_notice WHERE next_attempt <= now()
      ORDER BY next_attempt LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, times, attempts`,
};

/** Deletes an accepted message, unless it was repeated meanwhile. */
export const removePaymentNotice: Statement = {
  name: 'removePaymentNotice',
  text: `DELETE FROM gateway.payment_notice WHERE id = $1 AND times = $2`,
};

/** Schedules the next attempt in some milliseconds. */
export const updatePaymentNotice: Statement = {
  name: 'updatePaymentNotice',
  text: `
    UPDATE gateway.payment_notice
    SET attempts = attempts + 1, next_attempt = now() + $3 * interval '1 millisecond'
    WHERE id = $1 AND times = $2`,
};

export const removeOldPaymentNotices: Statement = {
  name: 'removeOldPaymentNotices',
  text: `DELETE FROM gateway.payment_notice WHERE received < now() - $1 * interval '1 day'`,
};
