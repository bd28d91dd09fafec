import type pg from 'pg';
import type { Bestandsopslag } from '../../bestanden/opslag.ts';
import { openPool } from '../../db/database.ts';
import type { Omgeving } from '../../http/omgeving.ts';
import { beoordeel } from './beoordeel.ts';
import {
  beantwoordDoorgegeven,
  behandelReactie,
  hervatReacties,
  type ZetReactie,
} from './behandelReactie.ts';
import { herhaal } from './herhaal.ts';
import { markeerInBehandeling } from './stap.queries.ts';
import { inTaak } from './taak.ts';
import { hervatVerloren, wisVerlopen, wisWezen } from './veeg.ts';
import { maakBoss, maakWachtrijen, type TaakNaam, werk, zetInWachtrij } from './wachtrij.ts';

/** The insurer's jobs, running. */
export interface Taken {
  /** Queues the taking up of a claim in the transaction of `client`. */
  readonly zetKlaar: (client: pg.ClientBase, nummer: string) => Promise<void>;
  /** Queues the taking up of a reaction in the transaction of `client`. */
  readonly zetReactieKlaar: ZetReactie;
  /** Finishes the job under way and stops. */
  readonly close: () => Promise<void>;
}

const veegMs = 5_000;
const wezenMs = 60 * 60 * 1000;

type Nodig = Pick<Omgeving, 'databaseUrl' | 'tempo' | 'log'> & {
  readonly database: Pick<Omgeving['database'], 'nu'>;
};

/**
 * Starts the insurer's jobs: taking up claims, judging them, and sweeping up after a crash. They run
 * in real time; the days they write are the insurer's. Lost connections are made again.
 */
export async function startTaken(omgeving: Nodig, opslag: Bestandsopslag): Promise<Taken> {
  const { databaseUrl, tempo, log } = omgeving;
  const { nu } = omgeving.database;
  const meldFout = ({ name, message }: Error): void => {
    log.warn({ fout: { name, message } }, 'the jobs met a failure and go on');
  };
  const boss = maakBoss(databaseUrl, meldFout);
  await boss.start();
  const pool = openPool(databaseUrl, 'taken', meldFout, 4);
  const wachtMs: Readonly<Record<TaakNaam, number>> = {
    opnemen: tempo.opnemenNaMs,
    beoordelen: Math.max(0, tempo.beoordelenNaMs - tempo.opnemenNaMs),
    reageren: tempo.opnemenNaMs,
  };
  const zet = (client: pg.ClientBase, naam: TaakNaam, nummer: string): Promise<void> =>
    zetInWachtrij(boss, client, naam, nummer, wachtMs[naam]);
  const meldMislukt = (fout: unknown, nummer: string): void => {
    const { name, message } = fout instanceof Error ? fout : new Error('unknown');
    log.warn({ van: nummer, fout: { name, message } }, 'a job failed and is tried again');
  };

  await maakWachtrijen(boss);
  const neemOp = (nummer: string): Promise<void> =>
    inTaak(pool, async (transactie) => {
      if (!(await markeerInBehandeling(transactie, nummer, nu()))) return;
      await zet(transactie.client, 'beoordelen', nummer);
    });
  await werk(boss, 'opnemen', neemOp, meldMislukt);
  const oordeel = (nummer: string): Promise<void> =>
    inTaak(pool, (transactie) => beoordeel(transactie, nummer, nu()));
  await werk(boss, 'beoordelen', oordeel, meldMislukt);
  const zetReactie: ZetReactie = (client, id) => zet(client, 'reageren', id);
  const reageer = (id: string): Promise<void> =>
    inTaak(pool, (transactie) => behandelReactie(transactie, id, nu(), zetReactie));
  await werk(boss, 'reageren', reageer, meldMislukt);

  const vegen = herhaal(veegMs, meldFout, async () => {
    const aantal = await hervatVerloren(pool, zet);
    if (aantal > 0) log.warn({ aantal }, 'claims without a living job were queued again');
    await hervatReacties(pool, zetReactie);
    await beantwoordDoorgegeven(pool, nu());
    await wisVerlopen(pool, opslag);
  });
  const wezen = herhaal(wezenMs, meldFout, () => wisWezen(pool, opslag, Temporal.Now.instant()));

  return {
    zetKlaar: (client, nummer) => zet(client, 'opnemen', nummer),
    zetReactieKlaar: zetReactie,
    close: async () => {
      await Promise.all([vegen.close(), wezen.close()]);
      await boss.stop({ timeout: 5_000 });
      await pool.end();
    },
  };
}
