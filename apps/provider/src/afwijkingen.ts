import type { Logins } from './db/roles.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { retryOnConflict } from './db/retryOnConflict.ts';
import { withJobPool } from './jobs/withJobPool.ts';
import {
  decideAfwijking,
  type Decision,
  type DecisionOutcome,
} from './betalingen/jobs/decideAfwijking.ts';
import {
  type Afwijking,
  listAfwijkingen,
  listReturnedPayments,
  type ReturnedPayment,
} from './betalingen/jobs/afwijkingen.queries.ts';

/** Payments that do not match their request, for staff. */
export interface AfwijkingenService {
  /** Pending ones first, then the decided ones, latest first. */
  readonly list: () => Promise<readonly Afwijking[]>;
  /** Money returned at the payment provider, other than repayments of ours, latest first. */
  readonly returned: () => Promise<readonly ReturnedPayment[]>;
  readonly decide: (afwijkingId: string, decision: Decision) => Promise<DecisionOutcome>;
}

const atMost = 100;

/** Opens the list of payments that do not match. Takes the logins of `createProvider`. */
export function createAfwijkingenService(logins: Logins): AfwijkingenService {
  return {
    list: () => withJobPool(logins, (pool) => inJob(pool, (tx) => listAfwijkingen(tx, atMost))),
    returned: () =>
      withJobPool(logins, (pool) => inJob(pool, (tx) => listReturnedPayments(tx, atMost))),
    decide: (afwijkingId, decision) =>
      withJobPool(logins, (pool) =>
        retryOnConflict(() => inJob(pool, (tx) => decideAfwijking(tx, afwijkingId, decision))),
      ),
  };
}
