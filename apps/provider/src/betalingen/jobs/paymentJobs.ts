import type { Job, JobResult, PgBoss } from 'pg-boss';
import { repeat } from '../../declaraties/jobs/repeat.ts';
import { createBoss } from '../../declaraties/jobs/queue.ts';
import { openPool } from '../../db/database.ts';
import type { Environment } from '../../http/environment.ts';
import { reconcilePauses } from '../betalingen.rules.ts';
import {
  type PaymentProviderConfig,
  PaymentProviderError,
  createPaymentProvider,
} from '../paymentProvider/paymentProvider.ts';
import { reconcileDue, processPaymentNotice } from './stemAf.ts';
import type { Work } from './process.ts';

/** The jobs of payments, running. */
export interface PaymentJobs {
  readonly work: Work;
  /** Queues what a webhook told; once this resolves it survives everything. */
  readonly enqueuePaymentNotice: (serviceId: string) => Promise<void>;
  /** Finishes what is under way and stops. */
  readonly close: () => Promise<void>;
}

const queue = 'betaalmelding';
const roundMs = 1_000;

/** What a job carries: the payment provider's id, as the webhook brought it. */
interface Melding {
  readonly serviceId: string;
}

async function createQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(queue, {
    // The same id once, as long as nobody has begun on it: what it tells is asked anyhow.
    policy: 'short',
    retryLimit: 12,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 30,
    deleteAfterSeconds: 24 * 60 * 60,
  });
}

/** A handful at once: on the first of the month many people pay. */
const together = {
  pollingIntervalSeconds: 0.5,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function tryTo(work: Work, { id, data }: Job<Melding>): Promise<JobResult> {
  try {
    await processPaymentNotice(work, data.serviceId);
    return { id, status: 'completed' };
  } catch (error) {
    const soort = error instanceof PaymentProviderError ? error.soort : Object(error).name;
    work.log.warn({ soort }, 'a webhook could not be dealt with, and is tried again');
    return { id, status: 'failed' };
  }
}

/** Starts the jobs of payments: taking in webhooks, and reconciliation. They run in real time. */
export async function startPaymentJobs(
  { databaseUrl, log }: Pick<Environment, 'databaseUrl' | 'log'>,
  config: PaymentProviderConfig,
): Promise<PaymentJobs> {
  const reportError = ({ name, message }: Error): void => {
    log.warn({ error: { name, message } }, 'the payment jobs met a failure and go on');
  };
  const boss = createBoss(databaseUrl, reportError);
  await boss.start();
  const pool = openPool(databaseUrl, 'jobs', reportError, 4);
  const work: Work = { pool, service: createPaymentProvider(config), log };
  await createQueue(boss);
  await boss.work<Melding>(queue, together, (jobs) =>
    Promise.all(jobs.map((job) => tryTo(work, job))),
  );
  const pauses = config.reconcilePausesMs ?? reconcilePauses;
  const reconciliation = repeat(roundMs, reportError, () => reconcileDue(work, pauses));
  return {
    work,
    enqueuePaymentNotice: async (serviceId) => {
      await boss.send(queue, { serviceId } satisfies Melding, { singletonKey: serviceId });
    },
    close: async () => {
      // First the questions that are under way: nobody waits for a payment provider that does not answer.
      await work.service.close();
      await reconciliation.close();
      await boss.stop({ timeout: 5_000 });
      await pool.end();
    },
  };
}
