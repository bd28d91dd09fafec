import type { Database } from '../db/database.ts';
import {
  savePaymentNotice,
  takePaymentNotice,
  removePaymentNotice,
  updatePaymentNotice,
  removeOldPaymentNotices,
} from './paymentNotices.queries.ts';

/** Days after which we stop offering a message: the insurer's own reconciliation has found it by then. */
const retentionDays = 3;

/** A message that has to be passed on: its id, and how often it had been told when it was taken. */
export interface OpenPaymentNotice {
  readonly id: string;
  readonly times: string;
  /** How often passing it on has failed. */
  readonly attempts: number;
}

/**
 * The payment provider's messages that wait to be passed on, in the gateway's database. All times
 * are the database's, so that many copies agree. Every call is a 503 when that is away.
 */
export interface PaymentNotices {
  /** Keeps a message; once this answers, it survives a crash. The same id again is one message. */
  save(id: string): Promise<void>;
  /** Takes a message that is due, for `ms` milliseconds; undefined when there is none. */
  take(ms: number): Promise<OpenPaymentNotice | undefined>;
  /** Takes a message out that the insurer accepted, unless it was told again in the meantime. */
  done(notice: OpenPaymentNotice): Promise<void>;
  /** Lays a message back for `ms` milliseconds. */
  later(notice: OpenPaymentNotice, ms: number): Promise<void>;
  /** Takes out what is older than three days. */
  cleanUp(): Promise<void>;
}

/** Makes the store of messages. */
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
