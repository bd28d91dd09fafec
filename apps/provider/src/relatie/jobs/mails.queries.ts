import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import { brandSql } from '../../facts/people.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { MailKind } from '../../mail/templates/templates.ts';
import type { ChangedField } from '../../mail/templates/wijziging.ts';
import type { EmailOutcome } from '@mijn/contract/emailLink';
import { createHash } from 'node:crypto';

export interface MailRow {
  readonly mail_id: string;
  readonly email: string;
  readonly kind: MailKind;
  readonly velden: readonly ChangedField[];
  /** Number of attempts, including this one. */
  readonly attempts: number;
  readonly merk: Brand;
  /**
   * Still wanted at this address: a message notification, if the person's current address and settings
   * ask for it; a link, if the address is still requested.
   */
  readonly is_wanted: boolean;
}

// Conditions on mail `b`, by its kind. A mail about a change goes to the previous address in any case.
const isWantedSql: Readonly<Record<MailKind, string>> = {
  wijziging: 'true',
  bericht: `EXISTS (SELECT FROM insurer.relatie r JOIN insurer.bericht_keuze k USING (relatienummer)
    WHERE r.relatienummer = b.relatienummer AND r.email = b.email AND k.mail)`,
  bevestiging: `EXISTS (SELECT FROM insurer.relatie r
    WHERE r.relatienummer = b.relatienummer AND r.email_pending = b.email)`,
};

const whenWanted = Object.entries(isWantedSql)
  .map(([kind, condition]) => `WHEN '${kind}' THEN ${condition}`)
  .join('\n        ');

const take: Statement = {
  name: 'takeMail',
  text: `
    WITH due AS (
      SELECT mail_id FROM insurer.mail
      WHERE sent IS NULL AND given_up IS NULL AND (not_before IS NULL OR not_before <= $1)
      ORDER BY created LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE insurer.mail b SET attempts = attempts + 1, not_before = $2
    FROM due, (SELECT (insurer.insurer_instant($1) AT TIME ZONE 'Europe/Amsterdam')::date AS day) now
    WHERE b.mail_id = due.mail_id
    RETURNING b.mail_id, b.email, b.kind, b.velden, b.attempts,
      coalesce(${brandSql('b.relatienummer', 'now.day')}, 'ZZ') AS merk,
      CASE b.kind ${whenWanted} END AS is_wanted`,
};

/**
 * Takes the oldest mail that is due. Counts the attempt before it is made, and reserves the mail until
 * `next`, so that it is retried if the process dies.
 */
export async function takeNextMail(
  { query }: JobTransaction,
  now: Temporal.Instant,
  next: Temporal.Instant,
): Promise<MailRow | undefined> {
  const [row] = await query<MailRow>(take, [now.toString(), next.toString()]);
  return row;
}

// Queues the notification for the new address, unless one was sent or is queued there.
const updateAddress: Statement = {
  name: 'updateAddressOfMail',
  text: `
    WITH gone AS (
      DELETE FROM insurer.mail WHERE mail_id = $1 AND kind <> 'wijziging' AND sent IS NULL
      RETURNING relatienummer, kind, created)
    INSERT INTO insurer.mail (relatienummer, email, kind)
    SELECT r.relatienummer, r.email, 'bericht'
    FROM gone g JOIN insurer.relatie r USING (relatienummer)
    JOIN insurer.bericht_keuze k USING (relatienummer)
    WHERE g.kind = 'bericht' AND k.mail AND r.email IS NOT NULL
      AND NOT EXISTS (SELECT FROM insurer.mail m WHERE m.relatienummer = r.relatienummer
        AND m.email = r.email AND m.kind = 'bericht'
        AND (m.created > g.created OR (m.sent IS NULL AND m.given_up IS NULL)))`,
};

/**
 * Removes a mail that is no longer wanted at its address. A message notification is moved to the
 * person's current address, if they have one.
 */
export async function updateAddressOfMail(
  { query }: JobTransaction,
  { mail_id: id }: MailRow,
): Promise<void> {
  await query(updateAddress, [id]);
}

const lost: Statement = {
  name: 'markLostMails',
  text: `
    UPDATE insurer.mail SET given_up = $1
    WHERE sent IS NULL AND given_up IS NULL AND attempts >= $2 AND not_before <= $1
    RETURNING mail_id`,
};

/**
 * Gives up mails whose last attempt has no recorded result.
 * @returns their ids.
 */
export async function markLostMails(
  { query }: JobTransaction,
  now: Temporal.Instant,
  mostAttempts: number,
): Promise<readonly string[]> {
  const rows = await query<{ mail_id: string }>(lost, [now.toString(), mostAttempts]);
  return rows.map(({ mail_id: id }) => id);
}

const sent: Statement = {
  name: 'markMailSent',
  text: `UPDATE insurer.mail SET sent = $2, given_up = NULL WHERE mail_id = $1`,
};

/** Records that the mail server accepted the mail. */
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
    UPDATE insurer.mail SET not_before = $3, given_up = $4
    WHERE mail_id = $1 AND attempts = $2 AND sent IS NULL AND given_up IS NULL`,
};

/** Records a failed attempt, and the time of the next; null: none. Ignored when a later attempt has started. */
export async function markMailFailed(
  { query }: JobTransaction,
  { mail_id: id, attempts }: MailRow,
  now: Temporal.Instant,
  next: Temporal.Instant | null,
): Promise<void> {
  const end = next === null ? now.toString() : null;
  await query(failed, [id, attempts, next?.toString(), end]);
}

const clear: Statement = {
  name: 'removeOldMails',
  text: `DELETE FROM insurer.mail WHERE coalesce(sent, given_up) < $1`,
};

/** Deletes mails sent or given up before this instant. */
export async function removeOldMails(
  { query }: JobTransaction,
  before: Temporal.Instant,
): Promise<void> {
  await query(clear, [before.toString()]);
}

/** A mail that was not delivered, with its recipient, kind and number of attempts. */
export interface GivenUpMail {
  readonly mailId: string;
  readonly relatienummer: string;
  readonly kind: MailKind;
  readonly velden: readonly ChangedField[];
  readonly attempts: number;
  readonly givenUpAt: Temporal.Instant;
}

const givenUp: Statement = {
  name: 'listGivenUpMails',
  text: `
    SELECT mail_id AS "mailId", relatienummer, kind, velden, attempts, given_up AS "givenUpAt"
    FROM insurer.mail WHERE given_up IS NOT NULL ORDER BY given_up DESC LIMIT $1`,
};

/** Returns the mails that were given up, latest first, so that staff can reach those people in another way. */
export async function listGivenUp(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly GivenUpMail[]> {
  return query<GivenUpMail>(givenUp, [atMost]);
}

const validHours = 24;

// A single round of a fast hash suffices, because the code is random.
const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

const insertLink: Statement = {
  name: 'addEmailLink',
  text: `
    INSERT INTO insurer.email_link (hash, relatienummer, email, created, expires)
    SELECT $2, relatienummer, email, $3, $4 FROM insurer.mail WHERE mail_id = $1`,
};

/**
 * Stores the link of a mail, valid for 24 hours.
 * @param code 256 random bits, as in the link; only its hash is stored
 */
export async function addEmailLink(
  { query }: JobTransaction,
  { mail_id: id }: Pick<MailRow, 'mail_id'>,
  code: string,
  now: Temporal.Instant,
): Promise<void> {
  const expires = now.add({ hours: validHours });
  await query(insertLink, [id, hashOf(code), now.toString(), expires.toString()]);
}

const confirmLink: Statement = {
  name: 'confirmEmail',
  text: `SELECT insurer.confirm_email($1, $2) AS outcome`,
};

/** Puts the address of a link into use, once, whoever asks. */
export async function confirmEmail(
  { query }: JobTransaction,
  code: string,
  now: Temporal.Instant,
): Promise<EmailOutcome> {
  const [row] = await query<{ outcome: EmailOutcome }>(confirmLink, [hashOf(code), now.toString()]);
  return row?.outcome ?? 'onbekend';
}

const clearLinks: Statement = {
  name: 'removeOldEmailLinks',
  text: `
    WITH unconfirmed AS (
      UPDATE insurer.relatie SET email_pending = NULL, email_asked = NULL, versie = versie + 1
      WHERE email_asked < $1)
    DELETE FROM insurer.email_link WHERE created < $1`,
};

/** Deletes links created, and addresses requested and never confirmed, before this instant. */
export async function removeOldEmailLinks(
  { query }: JobTransaction,
  before: Temporal.Instant,
): Promise<void> {
  await query(clearLinks, [before.toString()]);
}
