import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { performRowByRow } from '../../jobs/oneByOne.ts';
import { MailError } from '../../mail/mailError.ts';
import type { Mailer } from '../../mail/mailer.ts';
import {
  removeOldMails,
  lockNextMail,
  type MailRow,
  markMailFailed,
  markMailSent,
} from './mails.queries.ts';
import { mailWords } from './mails.rules.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'log' | 'mail'>;

async function handOver(mail: Mailer, row: MailRow): Promise<MailError | undefined> {
  const { mail_id: id, email: to, merk, velden } = row;
  try {
    await mail.send({ id, merk, to, ...mailWords(merk, velden) });
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

async function send(
  transaction: JobTransaction,
  row: MailRow,
  { now, log, mail }: Needs & { readonly mail: Mailer },
): Promise<void> {
  const { mail_id: id, attempts } = row;
  const error = await handOver(mail, row);
  if (!error) {
    await markMailSent(transaction, id, now());
    return;
  }
  const pause = error.isFinal ? undefined : mail.pausesMs[attempts];
  const next = pause === undefined ? null : now().add({ milliseconds: pause });
  await markMailFailed(transaction, id, now(), next);
  const report = { mail: id, reason: error.message, givenUp: next === null };
  if (error.isOurs) log.error(report, 'the mail server refuses us');
  else log.warn(report, 'a mail was not taken');
}

/**
 * Sends every mail that is due, the oldest first, each in a transaction of its own that holds it: as
 * many copies as wanted may do so. Killed after the mail server took one and before that is noted, it
 * goes once more under the same id. Without a mail server they wait.
 * @throws AggregateError with what failed otherwise than at the mail server, once all others were sent.
 */
export async function sendMails(needs: Needs): Promise<void> {
  const { pool, now, mail } = needs;
  if (!mail) return;
  await performRowByRow<MailRow>(pool, {
    takeNext: (transaction, leftOut) => lockNextMail(transaction, now(), leftOut),
    idOf: ({ mail_id }) => mail_id,
    perform: (transaction, row) => send(transaction, row, { ...needs, mail }),
  });
}

/** How long we keep that a message was sent, or given up: days. */
const keptDays = 90;

/** Forgets messages that were sent, or given up, longer ago than they are kept. */
export async function forgetMails({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const before = now().subtract({ hours: keptDays * 24 });
  await inJob(pool, (transaction) => removeOldMails(transaction, before));
}
