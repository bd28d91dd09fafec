import type { Logins } from './db/roles.ts';
import { retryOnConflict } from './db/retryOnConflict.ts';
import {
  type ArrearsForStaff,
  listArrearsForStaff,
  saveArrearsDispute,
} from './facturen/jobs/achterstand.queries.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';

/** Arrears of premium, for the insurer's staff: they note disputes that people call about (Zvw 18b). */
export interface ArrearsService {
  readonly list: () => Promise<readonly ArrearsForStaff[]>;
  /** Notes a dispute, or its answer. @returns whether there are such arrears */
  readonly dispute: (id: string, isDisputed: boolean) => Promise<boolean>;
}

const atMost = 100;

/** Opens the list of arrears of premium. Takes the logins of `createProvider`. */
export function createArrearsService(logins: Logins): ArrearsService {
  return {
    list: () => withJobPool(logins, (pool) => inJob(pool, (tx) => listArrearsForStaff(tx, atMost))),
    dispute: (id, isDisputed) =>
      withJobPool(logins, (pool) =>
        retryOnConflict(() => inJob(pool, (tx) => saveArrearsDispute(tx, id, isDisputed))),
      ),
  };
}
