import { codeField } from '@mijn/domain/paths';
import { keptSinceInstant } from '../../clock/keptSince.rules.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { performEach, takeEach } from '../../jobs/oneByOne.ts';
import { MailError } from '../../mail/mailError.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { randomBytes } from 'node:crypto';
import { templates } from '../../mail/templates/templates.ts';
import {
  addEmailLink,
  removeOldEmailLinks,
  takeNextMail,
  markLostMails,
  type MailRow,
  markMailFailed,
  markMailSent,
  removeOldMails,
  updateAddressOfMail,
} from './mails.queries.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'log' | 'mail'>;

interface MailContext extends Needs {
  readonly mail: Mailer;
}

/** Creates a new link for this attempt, because only a hash is stored. Empty for mails without a link. */
async function makeLink({ pool, now, mail }: MailContext, row: MailRow): Promise<string> {
  if (row.kind !== 'bevestiging' || !mail.confirmAt) return '';
  const code = randomBytes(32).toString('base64url');
  await inJob(pool, (transaction) => addEmailLink(transaction, row, code, now()));
  return `${mail.confirmAt[row.merk]}?${codeField}=${code}`;
}

async function recordFailure(
  { pool, now, log, mail }: MailContext,
  row: MailRow,
  error: unknown,
): Promise<void> {
  const known = error instanceof MailError ? error : undefined;
  const pause = known?.isFinal ? undefined : mail.pausesMs[row.attempts - 1];
  const next = pause === undefined ? null : now().add({ milliseconds: pause });
  await inJob(pool, (transaction) => markMailFailed(transaction, row, now(), next));
  if (!known) throw error;
  const report = { mail: row.mail_id, reason: known.message, givenUp: next === null };
  if (known.isOurs) log.error(report, 'the mail server refuses us');
  else log.warn(report, 'a mail was not taken');
}

/**
 * Sends a mail outside any transaction, and records the result. A message notification is not sent to
 * an outdated address or to a person who switched it off, and a link is not sent to an address no
 * longer requested. A mail about a change always goes to the previous address (ADR 0121).
 */
async function send(context: MailContext, row: MailRow): Promise<void> {
  const { pool, now, mail } = context;
  const isOff = row.kind === 'bevestiging' && !mail.confirmAt;
  if (isOff || !row.is_wanted)
    return inJob(pool, (transaction) => updateAddressOfMail(transaction, row));
  const { mail_id: id, email: to, merk, kind } = row;
  try {
    const link = await makeLink(context, row);
    await mail.send({ id, merk, to, ...templates[kind]({ ...row, link }) });
  } catch (error) {
    return recordFailure(context, row, error);
  }
  return inJob(pool, (transaction) => markMailSent(transaction, id, now()));
}

async function giveUpLost({ pool, now, log, mail }: MailContext): Promise<void> {
  const most = mail.pausesMs.length + 1;
  const lost = await inJob(pool, (transaction) => markLostMails(transaction, now(), most));
  for (const id of lost) log.warn({ mail: id, givenUp: true }, 'nobody knows whether a mail went');
}

// Added to the timeout of a mail before another copy may take it, because clocks differ.
const marginMs = 60_000;

/**
 * Sends the mails that are due, oldest first; safe in several copies. Each mail is reserved before it
 * is sent, so that no transaction waits for the mail server. If the process dies, the mail is sent
 * again later with the same message id. Does nothing without a mail server.
 * @throws AggregateError failures other than those of the mail server, after the last mail.
 */
export async function sendMails(needs: Needs): Promise<void> {
  const { pool, now, mail } = needs;
  if (!mail) return;
  const context = { ...needs, mail };
  await giveUpLost(context);
  const taken = takeEach(pool, async (transaction) => {
    if (mail.isClosing()) return undefined;
    const next = now().add({ milliseconds: mail.patienceMs + marginMs });
    return takeNextMail(transaction, now(), next);
  });
  await performEach(taken, (row) => send(context, row));
}

/** Deletes old records of sent and undelivered mails, and equally old links. */
export async function forgetMails({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const before = keptSinceInstant('mails', now());
  await inJob(pool, async (transaction) => {
    await removeOldMails(transaction, before);
    await removeOldEmailLinks(transaction, before);
  });
}
