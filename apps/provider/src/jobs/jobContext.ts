import type { FastifyBaseLogger } from 'fastify';
import type { Work } from '../betalingen/jobs/process.ts';
import type { IncassoBank } from '../facturen/jobs/incassoBank.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobPool, QueueingTransaction } from './jobTransaction.ts';
import type { JobName } from './queue.ts';

/** How fast the insurer takes up and judges a claim, milliseconds of real time. */
export interface Pace {
  readonly takeUpAfterMs: number;
  readonly assessAfterMs: number;
}

/**
 * Queues a job about `key`, in a transaction when there is one.
 * @param laterMs how much longer than usual it waits, milliseconds of real time.
 */
export type Enqueue = (
  name: JobName,
  key: string,
  transaction?: QueueingTransaction,
  laterMs?: number,
) => Promise<void>;

/** What a job may use. It acts for nobody: under the database role for jobs, over everything. */
export interface JobContext {
  readonly pool: JobPool;
  readonly enqueue: Enqueue;
  /** Real time. */
  readonly now: () => Temporal.Instant;
  readonly storage: FileStorage;
  /** Where letters on paper are laid ready to be printed and posted. */
  readonly postFolder: string;
  /** Undefined: nobody can pay. */
  readonly payments: Work | undefined;
  /** Seals the log of access. */
  readonly sealKey: Buffer;
  /** Undefined: direct debits wait. */
  readonly incassoBank: IncassoBank | undefined;
  /** Undefined: messages wait. */
  readonly mail: Mailer | undefined;
  /** Undefined: nobody is told by web push. */
  readonly pusher: Pusher | undefined;
  readonly log: FastifyBaseLogger;
}
