import type { Logins } from './db/roles.ts';
import {
  bookTransfer,
  type Transfer,
  type TransferOutcome,
} from './betalingen/jobs/bookTransfer.ts';
import {
  listOpenBetaalverzoeken,
  type OpenBetaalverzoek,
} from './betalingen/jobs/transfers.queries.ts';
import { getToday } from './clock/clock.ts';
import { retryOnConflict } from './db/retryOnConflict.ts';
import { lockDay } from './facturen/jobs/day.queries.ts';
import {
  listReturnableIncassos,
  type ReturnableIncasso,
} from './facturen/jobs/returnable.queries.ts';
import { bookStorno } from './facturen/jobs/storno.queries.ts';
import { inJob } from './jobs/jobTransaction.ts';
import { withJobPool } from './jobs/withJobPool.ts';

/** Statements of the insurer's own bank: incoming transfers, and returned debits. */
export interface BankService {
  readonly list: () => Promise<{
    readonly betaalverzoeken: readonly OpenBetaalverzoek[];
    readonly incassos: readonly ReturnableIncasso[];
  }>;
  readonly bookTransfer: (transfer: Transfer) => Promise<TransferOutcome>;
  /** Books a returned debit; false when it was not debited, is too old, or was returned before. */
  readonly bookStorno: (incassoId: number) => Promise<boolean>;
}

const atMost = 100;

/** Opens the bank's statement. Takes the logins of `createProvider`. */
export function createBankService(logins: Logins): BankService {
  return {
    list: () =>
      withJobPool(logins, (pool) =>
        inJob(pool, async (tx) => ({
          betaalverzoeken: await listOpenBetaalverzoeken(tx, atMost),
          incassos: await listReturnableIncassos(tx, await getToday(tx), atMost),
        })),
      ),
    bookTransfer: (transfer) =>
      withJobPool(logins, (pool) =>
        retryOnConflict(() => inJob(pool, (tx) => bookTransfer(tx, transfer))),
      ),
    bookStorno: (incassoId) =>
      withJobPool(logins, (pool) =>
        retryOnConflict(() =>
          inJob(pool, async (tx) => {
            // Not during a run of the insurer's day, like everything that concerns debits.
            await lockDay(tx);
            return bookStorno(tx, incassoId, await getToday(tx));
          }),
        ),
      ),
  };
}
