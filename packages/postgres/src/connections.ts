import pg from 'pg';

/** How long PostgreSQL gets before we go on without it, in milliseconds. */
export interface Patience {
  /** To give a connection: a new one, or one of the pool. */
  readonly connectMs: number;
  /** To answer one statement. PostgreSQL stops it itself, and we do not wait for one that is silent. */
  readonly statementMs: number;
}

/** What waits for PostgreSQL, and how long. Together what a person waits for stays below 15 seconds. */
export const patienceOf = {
  /** The gateway's sessions: a part of every answer. */
  session: { connectMs: 3_000, statementMs: 5_000 },
  /** A call of the insurer. */
  call: { connectMs: 3_000, statementMs: 8_000 },
  /** A job, for which nobody waits. */
  job: { connectMs: 5_000, statementMs: 15_000 },
  /** A day of the insurer, one statement of which may be about every policyholder. */
  day: { connectMs: 5_000, statementMs: 300_000 },
  /** A start, which may wait until another copy has migrated. */
  start: { connectMs: 10_000, statementMs: 300_000 },
} as const satisfies Readonly<Record<string, Patience>>;

/** So much later than PostgreSQL itself we give up a statement. */
const silenceMs = 500;

/** After how many milliseconds we give up a statement that PostgreSQL gets so many for. */
export function silentAfter({ statementMs }: Pick<Patience, 'statementMs'>): number {
  return statementMs + silenceMs;
}

function limits(patience: Patience): pg.ClientConfig {
  const { connectMs, statementMs } = patience;
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silentAfter(patience),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * Opens a pool of connections that wait no longer than they may, and come back by themselves.
 * @param reportError told of a connection that broke while nobody used it.
 */
export function openPool(
  config: pg.PoolConfig,
  patience: Patience,
  reportError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({ ...limits(patience), ...config });
  pool.on('error', reportError);
  // A connection that breaks between two statements of a transaction tells nobody but itself, and
  // without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', reportError));
  return pool;
}

/** Makes one connection, not opened yet. Whoever uses it hears what breaks by its statements alone. */
export function createClient(url: string, patience: Patience): pg.Client {
  const client = new pg.Client({ ...limits(patience), connectionString: url });
  client.on('error', () => undefined);
  return client;
}

/**
 * Does something on one connection of its own, and closes it.
 * @throws what `perform` throws; the driver's error when there is no connection in time.
 */
export async function withConnection<T>(
  url: string,
  patience: Patience,
  perform: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = createClient(url, patience);
  try {
    await client.connect();
    return await perform(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What the driver says of a statement that was not answered in time: it has no code for it. */
const silent = 'Query read timeout';

/**
 * Undoes the transaction that `failure` ended.
 * @returns with what its connection has to be thrown away (`release`); undefined when it can be used on.
 */
export async function rollBack(
  client: pg.ClientBase,
  failure: unknown,
): Promise<Error | undefined> {
  // Who did not answer would not answer to this either, and the caller has waited long enough.
  if (failure instanceof Error && failure.message === silent) return failure;
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed');
  }
}
