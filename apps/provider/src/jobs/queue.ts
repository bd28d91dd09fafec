import pg from 'pg';
import { type Job, type JobResult, PgBoss, type SendOptions } from 'pg-boss';
import type { JobPool, QueueingTransaction } from './jobTransaction.ts';

/** The jobs that are queued. Each carries the key of what it is about: a claim's number, an id. */
export const jobNames = [
  'takeUp',
  'assess',
  'answerReactie',
  'paymentNotice',
  'strangeNotice',
] as const;

/** A job that is queued. */
export type JobName = (typeof jobNames)[number];

/** What a job carries. */
interface JobContent {
  readonly key: string;
}

/** How a queue treats its jobs. */
export interface QueueRules {
  /** The same key once, as long as nobody has begun on it. */
  readonly once: boolean;
  /** How often a job that fails is tried again, with growing pauses from `retryDelay` seconds. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** After so many seconds a job that is active counts as failed. */
  readonly expireInSeconds: number;
  /** How many are taken at a time, and whether those run side by side. */
  readonly batchSize: number;
  readonly sideBySide: boolean;
}

/** Makes pg-boss in the schema `jobs`, on the connections of the jobs. */
export function createBoss(pool: JobPool, reportError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    // With PostgreSQL's own types: pg-boss expects its instants as Date.
    db: {
      executeSql: (text, values) => pool.query({ text, values: values ?? [], types: pg.types }),
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

/** Makes the queue of a job where it is not there yet. */
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
 * Queues a job: in a transaction it exists when that commits, and not otherwise; without one it is
 * there when this resolves.
 * @param waitMs how long it waits before it may run, milliseconds of real time.
 * @returns false when one of that key waits already.
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

/** Does what a job asks; what it throws fails the job, which is tried again. */
export type Perform = (key: string) => Promise<void>;

/** How often a queue is looked at, seconds. */
const pollingIntervalSeconds = 0.5;

/** Runs the jobs of a queue as they come, until `boss.offWork(name)`. */
export async function work(
  boss: PgBoss,
  name: JobName,
  rules: QueueRules,
  perform: Perform,
): Promise<void> {
  const { batchSize } = rules;
  await boss.work<JobContent>(
    name,
    { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => performAll(jobs, rules, perform),
  );
}

/**
 * Runs what waits in a queue now, whether its time has come or not.
 * @returns how many succeeded.
 */
export async function runWaiting(
  boss: PgBoss,
  name: JobName,
  rules: QueueRules,
  perform: Perform,
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
  perform: Perform,
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
