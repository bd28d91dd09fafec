import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { type ColumnType, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { Weigering } from '../http/weigering.ts';

/** A row of `gateway.sessie`. */
export interface SessieRij {
  id_hash: Buffer;
  bsn_versleuteld: Buffer;
  niveau: number;
  merk: string;
  aangemaakt: Date;
  laatste_invoer: Date;
  eindigt: Date;
}

/** A row of `gateway.login_onderweg`. */
export interface LoginRij {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  verifier: string;
  merk: string;
  terug: string | null;
  /** What the page's address needs: names and ids, as JSON. */
  delen: ColumnType<Record<string, string>, string, never>;
  eindigt: Date;
}

/** The gateway's own tables. */
export interface Tabellen {
  'gateway.sessie': SessieRij;
  'gateway.login_onderweg': LoginRij;
}

/** The gateway's database, as the role `gateway_app`. */
export type Database = Kysely<Tabellen>;

/**
 * Opens a pool that works as the role `gateway_app` and gives up early, so that a lost database
 * is a quick 503 and comes back by itself.
 */
export function openPool(databaseUrl: string, log: FastifyBaseLogger): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    options: '-c role=gateway_app -c search_path=gateway',
    // Our statements take less than a millisecond: more backends than processors only get in each
    // other's way.
    max: Math.max(2, availableParallelism()),
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  // An idle connection that breaks is no request's error; without a listener it ends the process.
  pool.on('error', (fout) => log.warn({ soort: fout.name }, 'databaseverbinding verbroken'));
  // One that breaks between two statements tells nobody but itself, with the same end.
  pool.on('connect', (client) => {
    client.on('error', (fout) => log.warn({ soort: fout.name }, 'databaseverbinding verbroken'));
  });
  return pool;
}

/** The tables over a pool; destroying it closes the pool. */
export function openDatabase(pool: Pool): Database {
  return new Kysely<Tabellen>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Checks that the database answers and that the role is the small one: a pooler that drops
 * the start-up options would silently leave us the owner.
 * @throws Weigering 503 when it does not answer, Error when the role is another one.
 */
export async function controleerDatabase(db: Database): Promise<void> {
  const { rows } = await metDatabase(() =>
    sql<{ rol: string }>`select current_user as rol`.execute(db),
  );
  if (rows[0]?.rol !== 'gateway_app') {
    throw new Error('De gateway werkt niet als de rol gateway_app: laat de pooler "options" door.');
  }
}

/**
 * Runs a query; what fails in the database becomes 503, so that the caller tries again later.
 * @throws Weigering 503
 */
export async function metDatabase<T>(vraag: () => Promise<T>): Promise<T> {
  try {
    return await vraag();
  } catch (fout) {
    throw new Weigering(503, 'de database antwoordt niet', { cause: fout });
  }
}
