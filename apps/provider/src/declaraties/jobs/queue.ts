import type pg from 'pg';
import { PgBoss, type Job, type JobResult, type SendOptions } from 'pg-boss';
import { roleUrl } from '../../db/roles.ts';

/** The two jobs of a claim, taking it up and judging it; and the job of a reaction. */
export const queues = ['takeUp', 'assess', 'reactieSending'] as const;

/** A job of the insurer. */
export type JobName = (typeof queues)[number];

/** What a job carries: nothing but the claim's number, or the reaction's id. */
export interface JobContent {
  readonly nummer: string;
}

/**
 * A job that is active for longer has died with its process, seconds. Should it live after all, then
 * the claim's lock and state see to it that nothing happens twice.
 */
export const aliveSeconds = 10;

const repetition = { retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

/**
 * Makes pg-boss in the schema `taken`, as the role for jobs.
 * @param reportError told of what goes wrong inside, a lost connection for one: it goes on by itself.
 */
export function createBoss(databaseUrl: string, reportError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    connectionString: roleUrl(databaseUrl, 'jobs'),
    schema: 'jobs',
    createSchema: false,
    application_name: 'mijn-taken',
    max: 3,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', reportError);
  return boss;
}

/** Makes the queues where they are not there yet. */
export async function createQueues(boss: PgBoss): Promise<void> {
  for (const name of queues) {
    await boss.createQueue(name, {
      ...repetition,
      expireInSeconds: 60,
      deleteAfterSeconds: 24 * 60 * 60,
    });
  }
}

function toDatabase(client: pg.ClientBase): NonNullable<SendOptions['db']> {
  return { executeSql: (text, values) => client.query(text, values) };
}

/**
 * Queues a job in the transaction of `client`: it exists when that commits, and not otherwise.
 * @param afterMs how long it waits before it may run, milliseconds of real time.
 */
export async function addToQueue(
  boss: PgBoss,
  client: pg.ClientBase,
  name: JobName,
  nummer: string,
  afterMs: number,
): Promise<void> {
  const id = await boss.send(name, { nummer } satisfies JobContent, {
    singletonKey: nummer,
    startAfter: new Date(Date.now() + afterMs),
    db: toDatabase(client),
  });
  if (id === null) throw new Error(`Job ${name} was not queued`);
}

/**
 * Runs `perform` for every job of a queue. A job that fails is tried again later; the others of its
 * batch go on.
 */
export async function work(
  boss: PgBoss,
  name: JobName,
  perform: (number: string) => Promise<void>,
  reportError: (error: unknown, number: string) => void,
): Promise<void> {
  const tryTo = async ({ id, data }: Job<JobContent>): Promise<JobResult> => {
    try {
      await perform(data.nummer);
      return { id, status: 'completed' };
    } catch (error) {
      reportError(error, data.nummer);
      return { id, status: 'failed' };
    }
  };
  await boss.work<JobContent>(
    name,
    { pollingIntervalSeconds: 0.5, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
    async (jobs) => {
      const outcomes: JobResult[] = [];
      for (const job of jobs) outcomes.push(await tryTo(job));
      return outcomes;
    },
  );
}
