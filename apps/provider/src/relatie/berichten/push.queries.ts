import type { PushRequest } from '@mijn/contract/berichten';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { Read } from '../../access/withAccessLog.ts';
import type { Statement } from '../../db/database.ts';

const keep: Statement = { name: 'keepPush', text: `SELECT insurer.keep_push($1, $2, $3)` };

/** Subscribes the caller in this browser, replacing any other person, and logs it. */
export async function addPushSubscription(
  access: Access,
  { query, record }: Transaction,
  { endpoint, p256dh, auth }: PushRequest,
): Promise<void> {
  await query(keep, [endpoint, p256dh, auth]);
  record('startPush', [access.viewer]);
}

const select: Statement = {
  name: 'selectPush',
  text: `
    SELECT encode(sha256(convert_to(endpoint, 'UTF8')), 'hex') AS hash
    FROM insurer.push_subscription WHERE relatienummer = $1 ORDER BY hash`,
};

/**
 * Reads the caller's subscriptions as SHA-256 of their endpoints, in hexadecimal. The endpoint itself
 * would allow anybody to send to the browser; its hash only identifies it.
 */
export function listPushHashes(access: Access): Read<{ readonly hash: string }> {
  return { statement: select, values: [access.viewer] };
}

const remove: Statement = {
  name: 'removePush',
  text: `
    DELETE FROM insurer.push_subscription
    WHERE relatienummer = $1 AND ($2::text IS NULL OR endpoint = $2)`,
};

/** Removes the caller's subscription of one browser, or of all, and logs it. */
export async function removePushSubscriptions(
  access: Access,
  { query, record }: Transaction,
  endpoint: string | null,
): Promise<void> {
  await query(remove, [access.viewer, endpoint]);
  record('stopPush', [access.viewer]);
}
