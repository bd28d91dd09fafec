import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import { type GivenUpMail, listGivenUp } from './relatie/jobs/mails.queries.ts';

/** Mails that could not be delivered, for staff. */
export interface MailsService {
  /** Latest first. */
  readonly list: () => Promise<readonly GivenUpMail[]>;
}

const atMost = 100;

/** Opens the list of mails that were given up. Takes the logins of `createProvider`. */
export function createMailsService(logins: Logins): MailsService {
  return {
    list: () => withJobPool(logins, (pool) => inJob(pool, (tx) => listGivenUp(tx, atMost))),
  };
}
