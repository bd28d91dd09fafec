import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import { type GivenUpMail, listGivenUp } from './relatie/jobs/mails.queries.ts';

/** Mails that could not be delivered, for who works at the insurer. */
export interface MailsDesk {
  /** The latest first. */
  readonly list: () => Promise<readonly GivenUpMail[]>;
}

/** More than this is not shown at once. */
const atMost = 100;

/** Opens the list of mails that were given up. Takes the login of `createProvider`. */
export function createMailsDesk(logins: Logins): MailsDesk {
  return {
    list: () => withJobPool(logins, (pool) => inJob(pool, (tx) => listGivenUp(tx, atMost))),
  };
}
