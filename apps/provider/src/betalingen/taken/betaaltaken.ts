import type { Job, JobResult, PgBoss } from 'pg-boss';
import { herhaal } from '../../declaraties/taken/herhaal.ts';
import { maakBoss } from '../../declaraties/taken/wachtrij.ts';
import { openPool } from '../../db/database.ts';
import type { Omgeving } from '../../http/omgeving.ts';
import { afstemPauzes } from '../betalingen.rules.ts';
import { type BetaaldienstConfig, DienstFout, maakBetaaldienst } from '../dienst/betaaldienst.ts';
import { stemRijpeAf, verwerkMelding } from './stemAf.ts';
import type { Werk } from './verwerk.ts';

/** The jobs of payments, running. */
export interface Betaaltaken {
  readonly werk: Werk;
  /** Queues what a webhook told; once this resolves it survives everything. */
  readonly zetMeldingKlaar: (dienstId: string) => Promise<void>;
  /** Finishes what is under way and stops. */
  readonly close: () => Promise<void>;
}

const wachtrij = 'betaalmelding';
const rondeMs = 1_000;

/** What a job carries: the payment provider's id, as the webhook brought it. */
interface Melding {
  readonly dienstId: string;
}

async function maakWachtrij(boss: PgBoss): Promise<void> {
  await boss.createQueue(wachtrij, {
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
const samen = {
  pollingIntervalSeconds: 0.5,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function probeer(werk: Werk, { id, data }: Job<Melding>): Promise<JobResult> {
  try {
    await verwerkMelding(werk, data.dienstId);
    return { id, status: 'completed' };
  } catch (fout) {
    const soort = fout instanceof DienstFout ? fout.soort : Object(fout).name;
    werk.log.warn({ soort }, 'a webhook could not be dealt with, and is tried again');
    return { id, status: 'failed' };
  }
}

/** Starts the jobs of payments: taking in webhooks, and reconciliation. They run in real time. */
export async function startBetaaltaken(
  { databaseUrl, log }: Pick<Omgeving, 'databaseUrl' | 'log'>,
  config: BetaaldienstConfig,
): Promise<Betaaltaken> {
  const meldFout = ({ name, message }: Error): void => {
    log.warn({ fout: { name, message } }, 'the payment jobs met a failure and go on');
  };
  const boss = maakBoss(databaseUrl, meldFout);
  await boss.start();
  const pool = openPool(databaseUrl, 'taken', meldFout, 4);
  const werk: Werk = { pool, dienst: maakBetaaldienst(config), log };
  await maakWachtrij(boss);
  await boss.work<Melding>(wachtrij, samen, (taken) =>
    Promise.all(taken.map((taak) => probeer(werk, taak))),
  );
  const pauzes = config.afstemPauzesMs ?? afstemPauzes;
  const afstemming = herhaal(rondeMs, meldFout, () => stemRijpeAf(werk, pauzes));
  return {
    werk,
    zetMeldingKlaar: async (dienstId) => {
      await boss.send(wachtrij, { dienstId } satisfies Melding, { singletonKey: dienstId });
    },
    close: async () => {
      // First the questions that are under way: nobody waits for a payment provider that does not answer.
      await werk.dienst.close();
      await afstemming.close();
      await boss.stop({ timeout: 5_000 });
      await pool.end();
    },
  };
}
