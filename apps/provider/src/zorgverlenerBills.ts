import type { Logins } from './db/roles.ts';
import { takeBackLine, type TakeBackOutcome } from './declaraties/jobs/takeBack.ts';
import {
  type LineKey,
  listZorgverlenerBills,
  type ZorgverlenerBill,
} from './declaraties/jobs/takeBack.queries.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { retryOnConflict } from './db/retryOnConflict.ts';
import { withJobPool } from './jobs/withJobPool.ts';

/** Bills of care providers, which they can take back (ADR 0070). */
export interface ZorgverlenerBillsService {
  readonly list: () => Promise<readonly ZorgverlenerBill[]>;
  readonly takeBack: (key: LineKey) => Promise<TakeBackOutcome>;
}

const atMost = 200;

/**
 * Opens the list of bills of care providers. Takes the logins of `createProvider`; `now` is real
 * time.
 */
export function createZorgverlenerBillsService(
  logins: Logins,
  now: () => Temporal.Instant = Temporal.Now.instant,
): ZorgverlenerBillsService {
  return {
    list: () =>
      withJobPool(logins, (pool) => inJob(pool, (tx) => listZorgverlenerBills(tx, atMost))),
    takeBack: (key) =>
      withJobPool(logins, (pool) =>
        retryOnConflict(() => inJob(pool, (tx) => takeBackLine(tx, key, now()))),
      ),
  };
}
