import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { type ColumnType, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { Refusal } from '../http/refusal.ts';

/** A row of `gateway.sessie`. */
export interface SessieRow {
  id_hash: Buffer;
  bsn_encrypted: Buffer;
  niveau: number;
  merk: string;
  created: Date;
  last_input: Date;
  ends: Date;
}

/** A row of `gateway.login_onderweg`. */
export interface LoginRow {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  verifier: string;
  merk: string;
  back: string | null;
  /** What the page's address needs: names and ids, as JSON. */
  parts: ColumnType<Record<string, string>, string, never>;
  ends: Date;
}

/** The gateway's own tables. */
export interface Tables {
  'gateway.sessie': SessieRow;
  'gateway.login_onderweg': LoginRow;
}

/** The gateway's database, as the role `gateway_app`. */
export type Database = Kysely<Tables>;

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
  pool.on('error', (error) => log.warn({ soort: error.name }, 'databaseverbinding verbroken'));
  // One that breaks between two statements tells nobody but itself, with the same end.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ soort: error.name }, 'databaseverbinding verbroken'));
  });
  return pool;
}

/** The tables over a pool; destroying it closes the pool. */
export function openDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Checks that the database answers and that the role is the small one: a pooler that drops
 * the start-up options would silently leave us the owner.
 * @throws Weigering 503 when it does not answer, Error when the role is another one.
 */
export async function checkDatabase(db: Database): Promise<void> {
  const { rows } = await withDatabase(() =>
    sql<{ role: string }>`select current_user as role`.execute(db),
  );
  if (rows[0]?.role !== 'gateway_app') {
    throw new Error('De gateway werkt niet als de rol gateway_app: laat de pooler "options" door.');
  }
}

/**
 * Runs a query; what fails in the database becomes 503, so that the caller tries again later.
 * @throws Weigering 503
 */
export async function withDatabase<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw new Refusal(503, 'de database antwoordt niet', { cause: error });
  }
}
