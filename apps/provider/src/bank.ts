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

/** What the insurer hears from its own bank: transfers that came in, and debits that were given back. */
export interface BankDesk {
  readonly list: () => Promise<{
    readonly betaalverzoeken: readonly OpenBetaalverzoek[];
    readonly incassos: readonly ReturnableIncasso[];
  }>;
  readonly bookTransfer: (transfer: Transfer) => Promise<TransferOutcome>;
  /** Books a debit that was given back; false when it was not debited, too long ago, or given back before. */
  readonly bookStorno: (incassoId: number) => Promise<boolean>;
}

/** More than this is not shown at once. */
const atMost = 100;

/** Opens the bank's statement. Takes the login of `createProvider`. */
export function createBankDesk(logins: Logins): BankDesk {
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
            // Between the insurer's own days, as all that it does with debits.
            await lockDay(tx);
            return bookStorno(tx, incassoId, await getToday(tx));
          }),
        ),
      ),
  };
}
