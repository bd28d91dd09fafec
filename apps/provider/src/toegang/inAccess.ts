import pg from 'pg';
import type { Opdracht } from '../db/database.ts';
import { nietGevonden } from '../http/weigering.ts';
import type { Aanroeper, Access } from './access.ts';
import { leesToegang, type ToegangRij } from './leesToegang.ts';

/** Where the calls read and write, as the app's role. */
export interface Database {
  readonly pool: pg.Pool;
  /** The same, for calls that only read (`leesInAccess`). */
  readonly leesPool: pg.Pool;
  /** Real time; the insurer's day is worked out from it in the database. */
  readonly nu: () => Temporal.Instant;
  /** Tests only: widens what a caller may see, to show that row-level security refuses it still. */
  readonly proefAccess?: ((access: Access) => Access) | undefined;
}

/** What a call did, for the log of access. */
export type Operatie =
  | 'getRelatie'
  | 'getVerzekerden'
  | 'listDeclaraties'
  | 'getDeclaratie'
  | 'getEigenRisico'
  | 'indienen'
  | 'trekDeclaratieIn'
  | 'getBestand'
  | 'reageerOpDeclaratie'
  | 'getConcept'
  | 'bewaarConcept'
  | 'verwijderConcept'
  | 'getBevestiging'
  | 'validerenBestand'
  | 'listFacturen'
  | 'getFactuur'
  | 'getSpecificatie'
  | 'listBetaalverzoeken'
  | 'getBetaalverzoek'
  | 'startBetaling'
  | 'getBetaling';

/** A transaction in which row-level security knows the caller. */
export interface Transactie {
  /** Runs a named statement and returns its rows. */
  readonly query: <Rij extends pg.QueryResultRow>(
    opdracht: Opdracht,
    waarden: readonly unknown[],
  ) => Promise<Rij[]>;
  /** Writes in the log of access (NEN 7513) whose data was read; stored with the transaction. */
  readonly noteer: (operatie: Operatie, betreft: Iterable<string>, onderwerp?: string) => void;
  /** The connection itself, for a job that is queued in this transaction. */
  readonly client: pg.ClientBase;
}

/**
 * Runs `doe` in a transaction of its own as this caller: one round trip starts it and works out the
 * `Access`, one more writes the log of access and commits.
 * @throws Weigering 404 when the insurer does not know the caller; whatever `doe` throws, rolled back.
 */
export async function inAccess<T>(
  database: Database,
  aanroeper: Aanroeper,
  doe: (access: Access, transactie: Transactie) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  let stuk: Error | undefined;
  try {
    const access = await begin(database, client, aanroeper);
    const regels: string[] = [];
    const uitkomst = await doe(access, maakTransactie(client, access, regels));
    await client.query([...regels, 'COMMIT'].join(';'));
    return uitkomst;
  } catch (fout) {
    stuk = await draaiTerug(client);
    throw fout;
  } finally {
    client.release(stuk);
  }
}

async function begin(
  { nu, proefAccess }: Database,
  client: pg.ClientBase,
  aanroeper: Aanroeper,
): Promise<Access> {
  const bsn = pg.escapeLiteral(aanroeper.bsn);
  const moment = pg.escapeLiteral(nu().toString());
  const uitkomsten: unknown = await client.query(
    `BEGIN; SELECT * FROM verzekeraar.begin_toegang(${bsn}, ${moment})`,
  );
  const [rij] = Array.isArray(uitkomsten) ? uitkomsten.flatMap(rijenVan) : [];
  const access = rij && leesToegang(aanroeper, rij);
  if (!access) throw nietGevonden();
  return proefAccess?.(access) ?? access;
}

function rijenVan(uitkomst: pg.QueryResult<ToegangRij>): ToegangRij[] {
  return uitkomst.rows;
}

function maakTransactie(client: pg.ClientBase, access: Access, regels: string[]): Transactie {
  return {
    client,
    query: async <Rij extends pg.QueryResultRow>(
      { name, text }: Opdracht,
      waarden: readonly unknown[],
    ) => {
      const { rows } = await client.query<Rij>({ name, text, values: [...waarden] });
      return rows;
    },
    noteer: (operatie, betreft, onderwerp) => {
      regels.push(...[...new Set(betreft)].map((wie) => inzage(access, operatie, wie, onderwerp)));
    },
  };
}

function inzage(access: Access, operatie: Operatie, betreft: string, onderwerp?: string): string {
  const { kijker, niveau, actor, reden } = access;
  const waarden = [kijker, String(niveau), actor, reden, betreft, operatie, onderwerp];
  const letterlijk = waarden.map((waarde) => (waarde ? pg.escapeLiteral(waarde) : 'NULL'));
  return `INSERT INTO verzekeraar.inzage
    (kijker, niveau, actor, reden, betreft, operatie, onderwerp) VALUES (${letterlijk.join(',')})`;
}

async function draaiTerug(client: pg.ClientBase): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (fout) {
    // The connection is gone: the pool throws it away.
    return fout instanceof Error ? fout : new Error('rollback failed');
  }
}
