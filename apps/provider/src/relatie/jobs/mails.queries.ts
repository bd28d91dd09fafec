import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { Topic } from './mails.rules.ts';

/** A message that waits to be sent. */
export interface MailRow {
  readonly mail_id: string;
  readonly email: string;
  readonly velden: readonly Topic[];
  /** How often it was tried. */
  readonly attempts: number;
  readonly merk: Brand;
}

// Held until the transaction ends: another copy takes the next one.
const lockMail: Statement = {
  name: 'lockMail',
  text: `
    SELECT b.mail_id, b.email, b.velden, b.attempts, coalesce(
      (SELECT p.merk FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = b.relatienummer AND v.geldig_van <= now.day
        ORDER BY v.geldig_van DESC LIMIT 1),
      (SELECT p.merk FROM insurer.polis p
        WHERE p.verzekeringsnemer = b.relatienummer AND p.geldig_van <= now.day
        ORDER BY p.geldig_van DESC LIMIT 1), 'ZZ') AS merk
    FROM insurer.mail b
    CROSS JOIN (SELECT (insurer.insurer_instant($1) AT TIME ZONE 'Europe/Amsterdam')::date AS day) now
    WHERE b.sent IS NULL AND b.given_up IS NULL
      AND (b.not_before IS NULL OR b.not_before <= $1) AND b.mail_id <> ALL ($2::uuid[])
    ORDER BY b.created LIMIT 1
    FOR UPDATE OF b SKIP LOCKED`,
};

/**
 * Takes the oldest message that is due, and keeps it from other copies until the transaction ends.
 * @param leftOut those that are not taken now.
 */
export async function lockNextMail(
  { query }: JobTransaction,
  now: Temporal.Instant,
  leftOut: readonly string[],
): Promise<MailRow | undefined> {
  const [row] = await query<MailRow>(lockMail, [now.toString(), leftOut]);
  return row;
}

const sent: Statement = {
  name: 'markMailSent',
  text: `
    UPDATE insurer.mail SET sent = $2, attempts = attempts + 1 WHERE mail_id = $1`,
};

/** Notes that the mail server took it. */
export async function markMailSent(
  { query }: JobTransaction,
  mailId: string,
  now: Temporal.Instant,
): Promise<void> {
  await query(sent, [mailId, now.toString()]);
}

const failed: Statement = {
  name: 'markMailFailed',
  text: `
    UPDATE insurer.mail SET not_before = $2, given_up = $3, attempts = attempts + 1
    WHERE mail_id = $1`,
};

/** Notes a try that failed, and when the next one is; null: there is none. */
export async function markMailFailed(
  { query }: JobTransaction,
  mailId: string,
  now: Temporal.Instant,
  next: Temporal.Instant | null,
): Promise<void> {
  await query(failed, [mailId, next?.toString(), next === null ? now.toString() : null]);
}

const clear: Statement = {
  name: 'removeOldMails',
  text: `DELETE FROM insurer.mail WHERE coalesce(sent, given_up) < $1`,
};

/** Forgets what was sent or given up before this instant. */
export async function removeOldMails(
  { query }: JobTransaction,
  before: Temporal.Instant,
): Promise<void> {
  await query(clear, [before.toString()]);
}

/** A message that nobody got: whom it was for, about what, and how often it was tried. */
export interface GivenUpMail {
  readonly mailId: string;
  readonly relatienummer: string;
  readonly velden: readonly Topic[];
  readonly attempts: number;
  readonly givenUpAt: Temporal.Instant;
}

const givenUp: Statement = {
  name: 'listGivenUpMails',
  text: `
    SELECT mail_id AS "mailId", relatienummer, velden, attempts, given_up AS "givenUpAt"
    FROM insurer.mail WHERE given_up IS NOT NULL ORDER BY given_up DESC LIMIT $1`,
};

/** The messages that were given up, the latest first: those people are to be told in another way. */
export async function listGivenUp(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly GivenUpMail[]> {
  return query<GivenUpMail>(givenUp, [atMost]);
}
