import type { Database } from '../db/database.ts';
import {
  savePaymentNotice,
  takePaymentNotice,
  removePaymentNotice,
  updatePaymentNotice,
  removeOldPaymentNotices,
} from './paymentNotices.queries.ts';

/**
 * Days after which a message is dropped: the insurer's own reconciliation has found the payment by then.
 */
const retentionDays = 3;

/** A message to forward, with the number of repetitions when it was locked. */
export interface OpenPaymentNotice {
  readonly id: string;
  readonly times: string;
  readonly attempts: number;
}

/**
 * Messages of the payment provider waiting in the gateway's database. All times are the database's, so that
 * copies agree. Every call throws a 503 if the database is away.
 */
export interface PaymentNotices {
  /** Stores a message durably. A repeated id is one message. */
  save(id: string): Promise<void>;
  /** Locks a due message for `ms` milliseconds; undefined if there is none. */
  take(ms: number): Promise<OpenPaymentNotice | undefined>;
  /** Deletes an accepted message, unless it was repeated meanwhile. */
  done(notice: OpenPaymentNotice): Promise<void>;
  /** Schedules the next attempt in `ms` milliseconds. */
  later(notice: OpenPaymentNotice, ms: number): Promise<void>;
  /** Deletes messages older than three days. */
  cleanUp(): Promise<void>;
}

/** Creates the message store. */
export function createPaymentNotices({ query }: Database): PaymentNotices {
  return {
    async save(id) {
      await query(savePaymentNotice, [id]);
    },
    async take(ms) {
      const [notice] = await query<OpenPaymentNotice>(takePaymentNotice, [ms]);
      return notice;
    },
    async done({ id, times }) {
      await query(removePaymentNotice, [id, times]);
    },
    async later({ id, times }, ms) {
      await query(updatePaymentNotice, [id, times, ms]);
    },
    async cleanUp() {
      await query(removeOldPaymentNotices, [retentionDays]);
    },
  };
}
