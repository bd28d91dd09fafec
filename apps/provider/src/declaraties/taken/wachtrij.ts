import type pg from 'pg';
import { PgBoss, type Job, type JobResult, type SendOptions } from 'pg-boss';
import { rolUrl } from '../../db/rollen.ts';

/** The two jobs of a claim, taking it up and judging it; and the job of a reaction. */
export const wachtrijen = ['opnemen', 'beoordelen', 'reageren'] as const;

/** A job of the insurer. */
export type TaakNaam = (typeof wachtrijen)[number];

/** What a job carries: nothing but the claim's number, or the reaction's id. */
export interface TaakInhoud {
  readonly nummer: string;
}

/**
 * A job that is active for longer has died with its process, seconds. Should it live after all, then
 * the claim's lock and state see to it that nothing happens twice.
 */
export const levendSeconden = 10;

const herhaling = { retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

/**
 * Makes pg-boss in the schema `taken`, as the role for jobs.
 * @param meldFout told of what goes wrong inside, a lost connection for one: it goes on by itself.
 */
export function maakBoss(databaseUrl: string, meldFout: (fout: Error) => void): PgBoss {
  const boss = new PgBoss({
    connectionString: rolUrl(databaseUrl, 'taken'),
    schema: 'taken',
    createSchema: false,
    application_name: 'mijn-taken',
    max: 3,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', meldFout);
  return boss;
}

/** Makes the queues where they are not there yet. */
export async function maakWachtrijen(boss: PgBoss): Promise<void> {
  for (const naam of wachtrijen) {
    await boss.createQueue(naam, {
      ...herhaling,
      expireInSeconds: 60,
      deleteAfterSeconds: 24 * 60 * 60,
    });
  }
}

function alsDatabase(client: pg.ClientBase): NonNullable<SendOptions['db']> {
  return { executeSql: (text, values) => client.query(text, values) };
}

/**
 * Queues a job in the transaction of `client`: it exists when that commits, and not otherwise.
 * @param naMs how long it waits before it may run, milliseconds of real time.
 */
export async function zetInWachtrij(
  boss: PgBoss,
  client: pg.ClientBase,
  naam: TaakNaam,
  nummer: string,
  naMs: number,
): Promise<void> {
  const id = await boss.send(naam, { nummer } satisfies TaakInhoud, {
    singletonKey: nummer,
    startAfter: new Date(Date.now() + naMs),
    db: alsDatabase(client),
  });
  if (id === null) throw new Error(`Job ${naam} was not queued`);
}

/**
 * Runs `doe` for every job of a queue. A job that fails is tried again later; the others of its
 * batch go on.
 */
export async function werk(
  boss: PgBoss,
  naam: TaakNaam,
  doe: (nummer: string) => Promise<void>,
  meldFout: (fout: unknown, nummer: string) => void,
): Promise<void> {
  const probeer = async ({ id, data }: Job<TaakInhoud>): Promise<JobResult> => {
    try {
      await doe(data.nummer);
      return { id, status: 'completed' };
    } catch (fout) {
      meldFout(fout, data.nummer);
      return { id, status: 'failed' };
    }
  };
  await boss.work<TaakInhoud>(
    naam,
    { pollingIntervalSeconds: 0.5, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
    async (jobs) => {
      const uitkomsten: JobResult[] = [];
      for (const job of jobs) uitkomsten.push(await probeer(job));
      return uitkomsten;
    },
  );
}
