import type { PgBoss } from 'pg-boss';
import { openPool } from '../db/database.ts';
import type { Logins } from '../db/roles.ts';
import { toLogged } from '../http/errorResponse.ts';
import type { Enqueue, JobContext, Pace } from './jobContext.ts';
import {
  addToQueue,
  createBoss,
  createQueue,
  type JobName,
  jobNames,
  runWaiting,
  runWorker,
} from './queue.ts';
import { repeat, type Repetition } from './repeat.ts';
import { type Round, rounds, workers } from './workers.ts';

/**
 * Controls the jobs of this process. Tests hold jobs, inspect the state before they run, and
 * release them, instead of waiting for real delays.
 */
export interface JobControl {
  /** Stops automatic runs; resolves when running jobs are done. New jobs wait. */
  readonly hold: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Runs the queued jobs of a name without regard to their delay. Returns how many succeeded. */
  readonly run: (name: JobName) => Promise<number>;
  /** Runs the job of a name for one record now, queued or not. */
  readonly runOne: (name: JobName, key: string) => Promise<void>;
  /** Runs every round once, then all queued jobs and the jobs they queue. */
  readonly runAll: () => Promise<void>;
}

export interface Jobs extends JobControl {
  readonly context: JobContext;
  readonly enqueue: Enqueue;
  /** @param held does not run jobs until `release` */
  readonly start: (held?: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Configuration of the jobs; `payments` receives the pool that they use. */
export interface JobsConfig extends Omit<JobContext, 'pool' | 'enqueue' | 'payments'> {
  readonly logins: Logins;
  readonly pace: Pace;
  readonly payments: ((pool: JobContext['pool']) => JobContext['payments']) | undefined;
}

const maxConnections = 10;

/**
 * Creates the insurer's jobs. They run from `start` to `close`, in real time, with the insurer's
 * dates.
 */
export function createJobs({ logins, pace, payments, ...rest }: JobsConfig): Jobs {
  const { log } = rest;
  const reportError = (error: Error): void => {
    log.warn({ error: toLogged(error) }, 'the jobs met a failure and go on');
  };
  const pool = openPool(logins, 'jobs', reportError, maxConnections);
  const boss = createBoss(pool, reportError);
  const enqueue: Enqueue = async (name, key, transaction, laterMs = 0) => {
    const { waitMs, rules } = workers[name];
    const isQueued = await addToQueue(boss, name, key, waitMs(pace) + laterMs, transaction);
    if (!isQueued && !rules.once) throw new Error(`Job ${name} was not queued`);
  };
  const context: JobContext = { ...rest, pool, enqueue, payments: payments?.(pool) };
  const running = createRunning(boss, context, reportError);
  let isStarted = false;
  return {
    context,
    enqueue,
    ...running,
    start: async (held = false) => {
      await boss.start();
      isStarted = true;
      for (const name of jobNames) await createQueue(boss, name, workers[name].rules);
      if (!held) await running.release();
    },
    close: async () => {
      // First aborts requests to the payment provider, so that closing does not wait for an unresponsive one.
      await context.payments?.service.close();
      context.mail?.close();
      await running.hold();
      if (isStarted) await boss.stop({ timeout: 5_000 });
      await pool.end();
    },
  };
}

function createRunning(
  boss: PgBoss,
  context: JobContext,
  reportError: (error: Error) => void,
): JobControl {
  const { log } = context;
  const allRounds: readonly Round[] = Object.values(rounds);
  let repetitions: readonly Repetition[] = [];
  const performOf =
    (name: JobName) =>
    async (key: string): Promise<void> => {
      try {
        await workers[name].perform(context, key);
      } catch (error) {
        // Without the key and the message: these may be a claim's number or somebody's text.
        log.warn({ job: name, error: toLogged(error) }, 'a job failed and is tried again');
        throw error;
      }
    };
  const run = (name: JobName): Promise<number> =>
    runWaiting(boss, name, workers[name].rules, performOf(name));
  return {
    hold: async () => {
      await Promise.all([
        ...repetitions.map((repetition) => repetition.close()),
        ...jobNames.map((name) => boss.offWork(name)),
      ]);
      repetitions = [];
    },
    release: async () => {
      for (const name of jobNames)
        await runWorker(boss, name, workers[name].rules, performOf(name));
      repetitions = allRounds.flatMap(({ everyMs, lanes = 1, perform }) =>
        Array.from({ length: lanes }, () => repeat(everyMs, reportError, () => perform(context))),
      );
    },
    run,
    runOne: (name, key) => performOf(name)(key),
    runAll: async () => {
      for (const { perform } of allRounds) await perform(context);
      let succeeded: number;
      do {
        succeeded = 0;
        for (const name of jobNames) succeeded += await run(name);
      } while (succeeded > 0);
    },
  };
}
