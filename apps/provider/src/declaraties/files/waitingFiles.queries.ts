import { isUuid } from '@mijn/domain/values';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { Amount } from './waitingFiles.rules.ts';

const keepWaiting: Statement = {
  name: 'keepWaiting',
  text: `
    UPDATE insurer.bestand
    SET verloopt_op = greatest(verloopt_op, now() + interval '24 hours')
    WHERE bestand_id = (SELECT bestand_id FROM insurer.bestand
      WHERE indiener = $1 AND nummer IS NULL AND sha256 = $2 AND verloopt_op > now()
      ORDER BY ontvangen_op LIMIT 1)
    RETURNING bestand_id`,
};

/** Returns the caller's own waiting file with this content, extended by 24 hours; undefined if none. */
export async function findWaitingFileAndExtend(
  access: Access,
  { query }: Transaction,
  sha256: string,
): Promise<string | undefined> {
  const [row] = await query<{ bestand_id: string }>(keepWaiting, [access.viewer, sha256]);
  return row?.bestand_id;
}

const countWaiting: Statement = {
  name: 'countWaiting',
  text: `
    SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::float8 AS bytes
    FROM insurer.bestand WHERE indiener = $1 AND nummer IS NULL`,
};

/**
 * Counts the caller's waiting files, including expired ones that were not swept yet.
 * @throws Error when the database returns no row.
 */
export async function countWaitingFiles(access: Access, { query }: Transaction): Promise<Amount> {
  const [row] = await query<Amount>(countWaiting, [access.viewer]);
  if (!row) throw new Error('No count of files');
  return row;
}

const lockWaiting: Statement = {
  name: 'lockWaiting',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('waiting/' || $1, 0))`,
};

/** Locks out other uploads of the caller. */
export async function lockWaitingFiles(access: Access, { query }: Transaction): Promise<void> {
  await query(lockWaiting, [access.viewer]);
}

const selectWaiting: Statement = {
  name: 'selectWaiting',
  text: `
    SELECT bestand_id, bytes FROM insurer.bestand
    WHERE bestand_id = ANY ($2::uuid[]) AND indiener = $1 AND nummer IS NULL
      AND verloopt_op > now()
    FOR UPDATE`,
};

/** Returns the caller's own waiting files among these ids, locked until the transaction ends. */
export async function listWaitingFiles(
  access: Access,
  { query }: Transaction,
  ids: readonly string[],
): Promise<readonly { bestand_id: string; bytes: number }[]> {
  const readable = ids.filter((id) => isUuid(id));
  if (readable.length === 0) return [];
  return query(selectWaiting, [access.viewer, readable]);
}

const linkFiles: Statement = {
  name: 'linkFiles',
  text: `
    UPDATE insurer.bestand b
    SET nummer = $2, volgnummer = e.number, verloopt_op = NULL
    FROM unnest($3::uuid[]) WITH ORDINALITY AS e (bestand_id, number)
    WHERE b.bestand_id = e.bestand_id AND b.indiener = $1 AND b.nummer IS NULL`,
};

/** Adds waiting files to a claim, in this order. */
export async function addFilesToDeclaratie(
  access: Access,
  { query }: Transaction,
  number: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await query(linkFiles, [access.viewer, number, ids]);
}
