import { codeField } from '@mijn/domain/paths';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { performEach, takeEach } from '../../jobs/oneByOne.ts';
import { MailError } from '../../mail/mailError.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { randomBytes } from 'node:crypto';
import { templates } from '../../mail/templates/templates.ts';
import { addEmailLink, removeOldEmailLinks } from './emailLinks.queries.ts';
import {
  takeNextMail,
  markLostMails,
  type MailRow,
  markMailFailed,
  markMailSent,
  removeOldMails,
  updateAddressOfMail,
} from './mails.queries.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'log' | 'mail'>;

interface Sending extends Needs {
  readonly mail: Mailer;
}

/**
 * Makes the link that a mail carries, for this try alone: what is stored of it is no use to a reader of the database.
 * Empty for a mail that carries none.
 */
async function makeLink({ pool, now, mail }: Sending, row: MailRow): Promise<string> {
  if (row.kind !== 'bevestiging') return '';
  const code = randomBytes(32).toString('base64url');
  await inJob(pool, (transaction) => addEmailLink(transaction, row, code, now()));
  return `${mail.confirmAt[row.merk]}?${codeField}=${code}`;
}

async function noteFailure(
  { pool, now, log, mail }: Sending,
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
 * Hands a mail over that was taken for it, outside of any transaction, and notes what came of it. That a message waits
 * is not told to an address that its person has left, nor to somebody who wants no more of it, and no link goes to an
 * address that is not asked for any more; a change is told to the
 * address known before, whatever became of it (ADR 0042).
 */
async function send(sending: Sending, row: MailRow): Promise<void> {
  const { pool, now, mail } = sending;
  if (!row.is_wanted) return inJob(pool, (transaction) => updateAddressOfMail(transaction, row));
  const { mail_id: id, email: to, merk, kind } = row;
  try {
    const link = await makeLink(sending, row);
    await mail.send({ id, merk, to, ...templates[kind]({ ...row, link }) });
  } catch (error) {
    return noteFailure(sending, row, error);
  }
  return inJob(pool, (transaction) => markMailSent(transaction, id, now()));
}

async function giveUpLost({ pool, now, log, mail }: Sending): Promise<void> {
  const most = mail.pausesMs.length + 1;
  const lost = await inJob(pool, (transaction) => markLostMails(transaction, now(), most));
  for (const id of lost) log.warn({ mail: id, givenUp: true }, 'nobody knows whether a mail went');
}

/** So much longer than one mail takes at most nobody else takes it: clocks of copies differ. */
const marginMs = 60_000;

/**
 * Sends every mail that is due, the oldest first: as many copies as wanted may do so. Each is taken before it
 * is sent, so that no transaction waits for the mail server; killed in between, it goes once more under the
 * same id when its next time has come. Without a mail server they wait.
 * @throws AggregateError with what failed otherwise than at the mail server, once all others were sent.
 */
export async function sendMails(needs: Needs): Promise<void> {
  const { pool, now, mail } = needs;
  if (!mail) return;
  const sending = { ...needs, mail };
  await giveUpLost(sending);
  const taken = takeEach(pool, async (transaction) => {
    if (mail.isClosing()) return undefined;
    const next = now().add({ milliseconds: mail.patienceMs + marginMs });
    return takeNextMail(transaction, now(), next);
  });
  await performEach(taken, (row) => send(sending, row));
}

/** How long we keep that a message was sent, or given up: days. */
const keptDays = 90;

/** Forgets messages that were sent, or given up, longer ago than they are kept, and links as old. */
export async function forgetMails({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const before = now().subtract({ hours: keptDays * 24 });
  await inJob(pool, async (transaction) => {
    await removeOldMails(transaction, before);
    await removeOldEmailLinks(transaction, before);
  });
}
