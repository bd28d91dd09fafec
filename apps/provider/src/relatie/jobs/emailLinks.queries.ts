import type { EmailOutcome } from '@mijn/contract/emailLink';
import { createHash } from 'node:crypto';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { MailRow } from './mails.queries.ts';

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

const confirm: Statement = {
  name: 'confirmEmail',
  text: `SELECT insurer.confirm_email($1, $2) AS outcome`,
};

/** Puts the address of a link into use, once, whoever asks. */
export async function confirmEmail(
  { query }: JobTransaction,
  code: string,
  now: Temporal.Instant,
): Promise<EmailOutcome> {
  const [row] = await query<{ outcome: EmailOutcome }>(confirm, [hashOf(code), now.toString()]);
  return row?.outcome ?? 'onbekend';
}

const clear: Statement = {
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
  await query(clear, [before.toString()]);
}
