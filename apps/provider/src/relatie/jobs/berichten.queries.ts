import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { Topic } from './berichten.rules.ts';

/** A message that waits to be sent. */
export interface BerichtRow {
  readonly bericht_id: string;
  readonly email: string;
  readonly velden: readonly Topic[];
  /** How often it was tried. */
  readonly attempts: number;
  readonly merk: Brand;
}

// Held until the transaction ends: another copy takes the next one.
const lockBericht: Statement = {
  name: 'lockBericht',
  text: `
    SELECT b.bericht_id, b.email, b.velden, b.attempts, coalesce(p.merk, 'ZZ') AS merk
    FROM insurer.bericht b
    LEFT JOIN LATERAL (
      SELECT p.merk FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
      WHERE v.relatienummer = b.relatienummer ORDER BY v.geldig_van DESC LIMIT 1) p ON true
    WHERE b.sent IS NULL AND b.given_up IS NULL
      AND (b.not_before IS NULL OR b.not_before <= $1)
    ORDER BY b.created LIMIT 1
    FOR UPDATE OF b SKIP LOCKED`,
};

/** Takes the oldest message that is due, and keeps it from other copies until the transaction ends. */
export async function lockNextBericht(
  { query }: JobTransaction,
  now: Temporal.Instant,
): Promise<BerichtRow | undefined> {
  const [row] = await query<BerichtRow>(lockBericht, [now.toString()]);
  return row;
}

const sent: Statement = {
  name: 'markBerichtSent',
  text: `
    UPDATE insurer.bericht SET sent = $2, attempts = attempts + 1 WHERE bericht_id = $1`,
};

/** Notes that the mail server took it. */
export async function markBerichtSent(
  { query }: JobTransaction,
  berichtId: string,
  now: Temporal.Instant,
): Promise<void> {
  await query(sent, [berichtId, now.toString()]);
}

const failed: Statement = {
  name: 'markBerichtFailed',
  text: `
    UPDATE insurer.bericht SET not_before = $2, given_up = $3, attempts = attempts + 1
    WHERE bericht_id = $1`,
};

/** Notes a try that failed, and when the next one is; null: there is none. */
export async function markBerichtFailed(
  { query }: JobTransaction,
  berichtId: string,
  now: Temporal.Instant,
  next: Temporal.Instant | null,
): Promise<void> {
  await query(failed, [berichtId, next?.toString(), next === null ? now.toString() : null]);
}

const clear: Statement = {
  name: 'clearBerichten',
  text: `DELETE FROM insurer.bericht WHERE coalesce(sent, given_up) < $1`,
};

/** Forgets what was sent or given up before this instant. */
export async function clearBerichten(
  { query }: JobTransaction,
  before: Temporal.Instant,
): Promise<void> {
  await query(clear, [before.toString()]);
}

/** A message that nobody got: whom it was for, about what, and how often it was tried. */
export interface GivenUpBericht {
  readonly berichtId: string;
  readonly relatienummer: string;
  readonly velden: readonly Topic[];
  readonly attempts: number;
  readonly givenUpAt: Temporal.Instant;
}

const givenUp: Statement = {
  name: 'listGivenUpBerichten',
  text: `
    SELECT bericht_id AS "berichtId", relatienummer, velden, attempts, given_up AS "givenUpAt"
    FROM insurer.bericht WHERE given_up IS NOT NULL ORDER BY given_up DESC LIMIT $1`,
};

/** The messages that were given up, the latest first: those people are to be told in another way. */
export async function listGivenUp(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly GivenUpBericht[]> {
  return query<GivenUpBericht>(givenUp, [atMost]);
}
