import type { FastifyBaseLogger } from 'fastify';
import type { Work } from '../betalingen/jobs/process.ts';
import type { IncassoBank } from '../facturen/jobs/incassoBank.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobPool, QueueingTransaction } from './jobTransaction.ts';
import type { JobName } from './queue.ts';

/** Delays before the insurer takes up and judges a claim, milliseconds of real time. */
export interface Pace {
  readonly startProcessingAfterMs: number;
  readonly assessAfterMs: number;
}

/**
 * Queues a job about `key`, inside the transaction if given.
 * @param laterMs additional delay, milliseconds of real time.
 */
export type Enqueue = (
  name: JobName,
  key: string,
  transaction?: QueueingTransaction,
  laterMs?: number,
) => Promise<void>;

/** Resources of a job. Jobs act for no person: they use the jobs role and see all rows. */
export interface JobContext {
  readonly pool: JobPool;
  readonly enqueue: Enqueue;
  /** Real time. */
  readonly now: () => Temporal.Instant;
  readonly storage: FileStorage;
  /** Folder for letters on paper, to be printed and posted. */
  readonly postFolder: string;
  /** Undefined: payments are switched off. */
  readonly payments: Work | undefined;
  /** Key that seals the log of access. */
  readonly sealKey: Buffer;
  /** Undefined: direct debits wait. */
  readonly incassoBank: IncassoBank | undefined;
  /** Undefined: messages wait. */
  readonly mail: Mailer | undefined;
  /** Undefined: web push is switched off. */
  readonly pusher: Pusher | undefined;
  readonly log: FastifyBaseLogger;
}
