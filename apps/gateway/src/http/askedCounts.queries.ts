import type { Statement } from '../db/database.ts';

/** Adds what was counted here in a minute; gives what all copies counted of it together. In the order of their hashes, so that two copies never wait for each other in a circle. */
export const addAskedCounts: Statement = {
  name: 'addAskedCounts',
  text: `
    INSERT INTO gateway.asked_count AS c (key_hash, minute, times)
    SELECT k, $3, t FROM unnest($1::bytea[], $2::int[]) AS n (k, t) ORDER BY k
    ON CONFLICT (key_hash, minute) DO UPDATE SET times = c.times + excluded.times
    RETURNING key_hash, times`,
};

/** Takes out the minutes that have passed. */
export const removePassedAskedCounts: Statement = {
  name: 'removePassedAskedCounts',
  text: `DELETE FROM gateway.asked_count WHERE minute < $1`,
};
