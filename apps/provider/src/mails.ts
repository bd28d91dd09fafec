import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import { type GivenUpMail, listGivenUp } from './relatie/jobs/mails.queries.ts';

/** Mails that could not be delivered, for staff. */
export interface MailsDesk {
  /** Latest first. */
  readonly list: () => Promise<readonly GivenUpMail[]>;
}

const atMost = 100;

/** Opens the list of mails that were given up. Takes the logins of `createProvider`. */
export function createMailsDesk(logins: Logins): MailsDesk {
  return {
    list: () => withJobPool(logins, (pool) => inJob(pool, (tx) => listGivenUp(tx, atMost))),
  };
}
