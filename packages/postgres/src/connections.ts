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

/** A secret or address: the one in use and, while it is changed, the other that is right as well. */
export type Generations = readonly [string, ...string[]];

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

/** Whether the server refused the name or the password, rather than not being there. */
export function isRefusedLogin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('28') === true;
}

/**
 * A pool that logs in by whichever of its addresses is right now: a password is changed in the database at
 * one moment, and in the copies that use it one after another.
 */
class RotatingPool extends pg.Pool {
  readonly #current: { url: string };
  readonly #urls: Generations;

  constructor(config: pg.PoolConfig, urls: Generations) {
    const current = { url: urls[0] };
    class Client extends pg.Client {
      constructor(options?: pg.ClientConfig) {
        super({ ...options, connectionString: current.url });
      }
    }
    super({ ...config, Client });
    this.#current = current;
    this.#urls = urls;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(tell: Tell): void;
  override connect(tell?: Tell): Promise<pg.PoolClient> | void {
    const connecting = this.#tryEach();
    if (!tell) return connecting;
    connecting.then(
      (client) => tell(undefined, client, (error) => client.release(error)),
      (error: Error) => tell(error, undefined, () => undefined),
    );
  }

  // Once more than there are addresses: the right one may change while they are tried.
  async #tryEach(attempts = this.#urls.length + 1): Promise<pg.PoolClient> {
    const { url } = this.#current;
    try {
      return await super.connect();
    } catch (error) {
      if (attempts === 1 || !isRefusedLogin(error)) throw error;
    }
    // Unless another connection, refused at the same time, has found the other one already.
    if (this.#current.url === url) {
      const next = (this.#urls.indexOf(url) + 1) % this.#urls.length;
      this.#current.url = this.#urls[next] ?? url;
    }
    return this.#tryEach(attempts - 1);
  }
}

type Tell = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Opens a pool of connections that wait no longer than they may, and come back by themselves.
 * @param urls where it logs in; of several it uses the one that the server takes, also when that changes
 * @param reportError told of a connection that broke while nobody used it.
 */
export function openPool(
  urls: string | Generations,
  config: Omit<pg.PoolConfig, 'connectionString'>,
  patience: Patience,
  reportError: (error: Error) => void,
): pg.Pool {
  const all = generations(urls);
  const whole = { ...limits(patience), ...config };
  const pool =
    all.length > 1
      ? new RotatingPool(whole, all)
      : new pg.Pool({ ...whole, connectionString: all[0] });
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

function generations(given: string | Generations): Generations {
  return typeof given === 'string' ? [given] : given;
}

/**
 * Does something on one connection of its own, and closes it.
 * @param urls where it logs in: of several the first that the server takes
 * @throws what `perform` throws; the driver's error when there is no connection in time.
 */
export async function withConnection<T>(
  urls: string | Generations,
  patience: Patience,
  perform: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const [url, ...others] = generations(urls);
  const [next, ...after] = others;
  const client = createClient(url, patience);
  try {
    try {
      await client.connect();
    } catch (error) {
      if (next === undefined || !isRefusedLogin(error)) throw error;
      return await withConnection([next, ...after], patience, perform);
    }
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
