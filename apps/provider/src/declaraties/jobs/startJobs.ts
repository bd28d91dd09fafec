import type pg from 'pg';
import type { FileStorage } from '../../files/storage.ts';
import { openPool } from '../../db/database.ts';
import type { Environment } from '../../http/environment.ts';
import { assess } from './assess.ts';
import {
  answerForwarded,
  processReactie,
  resumeReacties,
  type EnqueueReactie,
} from './processReactie.ts';
import { repeat } from './repeat.ts';
import { markInTreatment } from './step.queries.ts';
import { inJob } from './job.ts';
import { resumeLost, clearExpired, clearOrphans } from './sweep.ts';
import { createBoss, createQueues, type JobName, work, addToQueue } from './queue.ts';

/** The insurer's jobs, running. */
export interface Taken {
  /** Queues the taking up of a claim in the transaction of `client`. */
  readonly enqueue: (client: pg.ClientBase, number: string) => Promise<void>;
  /** Queues the taking up of a reaction in the transaction of `client`. */
  readonly enqueueReactie: EnqueueReactie;
  /** Finishes the job under way and stops. */
  readonly close: () => Promise<void>;
}

const sweepMs = 5_000;
const orphansMs = 60 * 60 * 1000;

type Needs = Pick<Environment, 'databaseUrl' | 'tempo' | 'log'> & {
  readonly database: Pick<Environment['database'], 'now'>;
};

/**
 * Starts the insurer's jobs: taking up claims, judging them, and sweeping up after a crash. They run
 * in real time; the days they write are the insurer's. Lost connections are made again.
 */
export async function startTaken(environment: Needs, storage: FileStorage): Promise<Taken> {
  const { databaseUrl, tempo, log } = environment;
  const { now } = environment.database;
  const reportError = ({ name, message }: Error): void => {
    log.warn({ error: { name, message } }, 'the jobs met a failure and go on');
  };
  const boss = createBoss(databaseUrl, reportError);
  await boss.start();
  const pool = openPool(databaseUrl, 'jobs', reportError, 4);
  const waitMs: Readonly<Record<JobName, number>> = {
    takeUp: tempo.takeUpAfterMs,
    assess: Math.max(0, tempo.assessAfterMs - tempo.takeUpAfterMs),
    reactieSending: tempo.takeUpAfterMs,
  };
  const set = (client: pg.ClientBase, name: JobName, number: string): Promise<void> =>
    addToQueue(boss, client, name, number, waitMs[name]);
  const reportFailure = (error: unknown, number: string): void => {
    const { name, message } = error instanceof Error ? error : new Error('unknown');
    log.warn({ van: number, error: { name, message } }, 'a job failed and is tried again');
  };

  await createQueues(boss);
  const takeUp = (number: string): Promise<void> =>
    inJob(pool, async (transaction) => {
      if (!(await markInTreatment(transaction, number, now()))) return;
      await set(transaction.client, 'assess', number);
    });
  await work(boss, 'takeUp', takeUp, reportFailure);
  const verdict = (number: string): Promise<void> =>
    inJob(pool, (transaction) => assess(transaction, number, now()));
  await work(boss, 'assess', verdict, reportFailure);
  const enqueueReactie: EnqueueReactie = (client, id) => set(client, 'reactieSending', id);
  const sendReactie = (id: string): Promise<void> =>
    inJob(pool, (transaction) => processReactie(transaction, id, now(), enqueueReactie));
  await work(boss, 'reactieSending', sendReactie, reportFailure);

  const sweeping = repeat(sweepMs, reportError, async () => {
    const aantal = await resumeLost(pool, set);
    if (aantal > 0) log.warn({ aantal }, 'claims without a living job were queued again');
    await resumeReacties(pool, enqueueReactie);
    await answerForwarded(pool, now());
    await clearExpired(pool, storage);
  });
  const orphans = repeat(orphansMs, reportError, () =>
    clearOrphans(pool, storage, Temporal.Now.instant()),
  );

  return {
    enqueue: (client, number) => set(client, 'takeUp', number),
    enqueueReactie: enqueueReactie,
    close: async () => {
      await Promise.all([sweeping.close(), orphans.close()]);
      await boss.stop({ timeout: 5_000 });
      await pool.end();
    },
  };
}
