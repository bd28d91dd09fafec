import { types } from '@mijn/postgres/driver';
import { type Job, type JobResult, PgBoss, type SendOptions } from 'pg-boss';
import type { JobPool, QueueingTransaction } from './jobTransaction.ts';

/** Names of queued jobs. A job carries the key of its record: a claim's number or an id. */
export const jobNames = [
  'startProcessing',
  'assess',
  'answerReactie',
  'paymentNotice',
  'strangeNotice',
] as const;

export type JobName = (typeof jobNames)[number];

interface JobContent {
  readonly key: string;
}

export interface QueueRules {
  /** Refuses a second job with the same key until the first has started. */
  readonly once: boolean;
  /** Retries of a failed job, with growing delays that start at `retryDelay` seconds. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** Seconds after which an active job counts as failed. */
  readonly expireInSeconds: number;
  /** Jobs fetched at a time, and whether those run concurrently. */
  readonly batchSize: number;
  readonly sideBySide: boolean;
}

/** Creates pg-boss on the schema `jobs` with the jobs' pool. */
export function createBoss(pool: JobPool, reportError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    // PostgreSQL's default parsers, because pg-boss expects instants as Date.
    db: {
      executeSql: (text, values) => pool.query({ text, values: values ?? [], types }),
    },
    schema: 'jobs',
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', reportError);
  return boss;
}

/** Creates the queue of a job if it does not exist. */
export async function createQueue(
  boss: PgBoss,
  name: JobName,
  { once, retryLimit, retryDelay, expireInSeconds }: QueueRules,
): Promise<void> {
  await boss.createQueue(name, {
    ...(once && { policy: 'short' }),
    retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds,
    deleteAfterSeconds: 24 * 60 * 60,
  });
}

function inTransaction({ client }: QueueingTransaction): NonNullable<SendOptions['db']> {
  return { executeSql: (text, values) => client.query(text, values) };
}

/**
 * Queues a job. With a transaction it exists once that commits; without one, when this resolves.
 * @param waitMs delay before it may run, milliseconds of real time.
 * @returns false when a job with this key is already waiting.
 */
export async function addToQueue(
  boss: PgBoss,
  name: JobName,
  key: string,
  waitMs: number,
  transaction?: QueueingTransaction,
): Promise<boolean> {
  const id = await boss.send(name, { key } satisfies JobContent, {
    singletonKey: key,
    startAfter: new Date(Date.now() + waitMs),
    ...(transaction && { db: inTransaction(transaction) }),
  });
  return id !== null;
}

/** Runs one job; an error fails the job, which is then retried. */
export type RunJob = (key: string) => Promise<void>;

const pollingIntervalSeconds = 0.5;

/** Runs jobs of a queue as they arrive, until `boss.offWork(name)`. */
export async function runWorker(
  boss: PgBoss,
  name: JobName,
  rules: QueueRules,
  perform: RunJob,
): Promise<void> {
  const { batchSize } = rules;
  await boss.work<JobContent>(
    name,
    { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => performAll(jobs, rules, perform),
  );
}

/**
 * Runs the waiting jobs of a queue at once, without regard to their delay.
 * @returns how many succeeded.
 */
export async function runWaiting(
  boss: PgBoss,
  name: JobName,
  rules: QueueRules,
  perform: RunJob,
): Promise<number> {
  const jobs = await boss.fetch<JobContent>(name, { batchSize: 100, ignoreStartAfter: true });
  const results = await performAll(jobs, rules, perform);
  const idsOf = (wanted: JobResult['status']): string[] =>
    results.filter(({ status }) => status === wanted).map(({ id }) => id);
  const [completed, failed] = [idsOf('completed'), idsOf('failed')];
  if (completed.length > 0) await boss.complete(name, completed);
  if (failed.length > 0) await boss.fail(name, failed);
  return completed.length;
}

async function performAll(
  jobs: readonly Job<JobContent>[],
  { sideBySide }: QueueRules,
  perform: RunJob,
): Promise<JobResult[]> {
  const attempt = async ({ id, data }: Job<JobContent>): Promise<JobResult> => {
    try {
      await perform(data.key);
      return { id, status: 'completed' };
    } catch {
      return { id, status: 'failed' };
    }
  };
  if (sideBySide) return Promise.all(jobs.map(attempt));
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await attempt(job));
  return results;
}
