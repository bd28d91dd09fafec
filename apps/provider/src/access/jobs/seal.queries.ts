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
