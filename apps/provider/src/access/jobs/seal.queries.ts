import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { LogLine, Seal } from '../seal.ts';

const lock: Statement = {
  name: 'lockSeals',
  text: `SELECT pg_advisory_xact_lock(hashtext('inzage_seal'))`,
};

/** Locks out other sealers until the transaction ends. */
export async function lockSeals({ query }: JobTransaction): Promise<void> {
  await query(lock, []);
}

/** SQL expression for an instant with microseconds, independent of the connection's settings. */
function inUtc(instant: string): string {
  return `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

const columns = `seal_id AS "sealId", until_id AS "untilId", line_marks AS "lineMarks",
  ${inUtc('sealed_at')} AS moment, mark, key_id AS "keyId"`;

const selectLast: Statement = {
  name: 'selectLastSeal',
  text: `SELECT ${columns} FROM insurer.inzage_seal ORDER BY until_id DESC LIMIT 1`,
};

/** Returns the last seal; undefined when there is none yet. */
export async function findLastSeal({ query }: JobTransaction): Promise<Seal | undefined> {
  const [seal] = await query<Seal>(selectLast, []);
  return seal;
}

const selectSeals: Statement = {
  name: 'selectSealsAfter',
  text: `SELECT ${columns} FROM insurer.inzage_seal WHERE until_id > $1 ORDER BY until_id LIMIT 100`,
};

/** Returns at most a hundred seals after the one that ends with line `untilId`. */
export function listSealsAfter({ query }: JobTransaction, untilId: number): Promise<Seal[]> {
  return query<Seal>(selectSeals, [untilId]);
}

// Rendered independently of connection settings, because the hash must be reproducible.
const line = `inzage_id AS id,
  (to_jsonb(i) || jsonb_build_object('tijdstip', ${inUtc('tijdstip')}))::text AS text`;

// Ids of lines written concurrently may not be in the order of their timestamps.
const selectRipe: Statement = {
  name: 'selectRipeLogLines',
  text: `WITH next AS (
      SELECT inzage_id, tijdstip < statement_timestamp() - make_interval(secs => $2) AS ripe
      FROM insurer.inzage WHERE inzage_id > $1 ORDER BY inzage_id LIMIT $3),
    early AS (SELECT min(inzage_id) AS id FROM next WHERE NOT ripe)
    SELECT ${line} FROM insurer.inzage i JOIN next USING (inzage_id) CROSS JOIN early
    WHERE coalesce(i.inzage_id < early.id, true)
    ORDER BY inzage_id`,
};

/**
 * Returns at most `most` lines to seal, up to the first that is too recent. A line gets its id
 * before it commits, so only lines older than the longest transaction can have no gap that fills
 * later.
 */
export function listRipe(
  { query }: JobTransaction,
  afterId: number,
  ripeSeconds: number,
  most: number,
): Promise<LogLine[]> {
  return query<LogLine>(selectRipe, [afterId, ripeSeconds, most]);
}

const selectBetween: Statement = {
  name: 'selectLogLinesBetween',
  text: `SELECT ${line} FROM insurer.inzage i WHERE inzage_id > $1 AND inzage_id <= $2
    ORDER BY inzage_id`,
};

/** Returns the lines after `afterId` up to and including `untilId`. */
export function listBetween(
  { query }: JobTransaction,
  afterId: number,
  untilId: number,
): Promise<LogLine[]> {
  return query<LogLine>(selectBetween, [afterId, untilId]);
}

const selectMoment: Statement = {
  name: 'selectSealMoment',
  text: `SELECT ${inUtc('clock_timestamp()')} AS moment`,
};

/**
 * Returns the database's own time.
 * @throws Error when the database returns no row.
 */
export async function getMoment({ query }: JobTransaction): Promise<string> {
  const [row] = await query<{ moment: string }>(selectMoment, []);
  if (!row) throw new Error('No time');
  return row.moment;
}

const insertSeal: Statement = {
  name: 'addSeal',
  text: `INSERT INTO insurer.inzage_seal (until_id, line_marks, sealed_at, mark, key_id)
    VALUES ($1, $2, $3::timestamptz, $4, $5)`,
};

/** Inserts a seal. */
export async function addSeal(
  { query }: JobTransaction,
  { untilId, lineMarks, moment, mark, keyId }: Omit<Seal, 'sealId'>,
): Promise<void> {
  await query(insertSeal, [untilId, lineMarks, moment, mark, keyId]);
}

/** A batch of lines under one seal. */
export interface SealedBatch {
  /** Last line of the batch before it; 0 for the first. */
  readonly afterId: number;
  readonly untilId: number;
  /** Number of lines that were sealed, and of those that are there. */
  readonly sealed: number;
  readonly present: number;
}

const selectOldest: Statement = {
  name: 'selectOldestSealedBatch',
  text: `WITH batch AS (
      SELECT s.until_id, cardinality(s.line_marks) AS sealed, s.sealed_at,
        coalesce((SELECT max(e.until_id) FROM insurer.inzage_seal e WHERE e.until_id < s.until_id), 0) AS after_id
      FROM insurer.inzage_seal s WHERE s.until_id >= (SELECT min(inzage_id) FROM insurer.inzage)
      ORDER BY s.until_id LIMIT 1)
    SELECT b.after_id AS "afterId", b.until_id AS "untilId", b.sealed, i.present
    FROM batch b CROSS JOIN LATERAL (SELECT count(*)::int AS present, max(tijdstip) AS latest
      FROM insurer.inzage WHERE inzage_id > b.after_id AND inzage_id <= b.until_id) i
    WHERE b.sealed_at < $1 AND i.latest < $1`,
};

/** Returns the oldest batch that still has lines, if it was sealed before this instant. */
export async function findOldestBatch(
  { query }: JobTransaction,
  before: Temporal.Instant,
): Promise<SealedBatch | undefined> {
  const [batch] = await query<SealedBatch>(selectOldest, [before.toString()]);
  return batch;
}

const deleteBetween: Statement = {
  name: 'removeLogLinesBetween',
  text: `DELETE FROM insurer.inzage WHERE inzage_id > $1 AND inzage_id <= $2`,
};

/** Deletes the lines of a batch, of which the seal stays. */
export async function removeBatch(
  { query }: JobTransaction,
  { afterId, untilId }: Pick<SealedBatch, 'afterId' | 'untilId'>,
): Promise<void> {
  await query(deleteBetween, [afterId, untilId]);
}
