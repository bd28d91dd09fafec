import pg from 'pg';

/** Timeouts for PostgreSQL, in milliseconds. */
export interface Patience {
  /** For a connection, new or from the pool. */
  readonly connectMs: number;
  /** For one statement. PostgreSQL cancels it; we give up slightly later in case it does not respond. */
  readonly statementMs: number;
}

/** Timeouts by purpose. Together they keep a person's wait below 15 seconds. */
export const patienceOf = {
  /** The gateway's sessions, which every response needs. */
  session: { connectMs: 3_000, statementMs: 5_000 },
  call: { connectMs: 3_000, statementMs: 8_000 },
  job: { connectMs: 5_000, statementMs: 15_000 },
  /** The insurer's daily jobs; a statement may cover every policyholder. */
  day: { connectMs: 5_000, statementMs: 300_000 },
  /** A start, which may wait for the migration by another copy. */
  start: { connectMs: 10_000, statementMs: 300_000 },
} as const satisfies Readonly<Record<string, Patience>>;

/** Margin after PostgreSQL's own timeout. */
const silenceMs = 500;

/** Returns the client-side timeout of a statement, in milliseconds: later than PostgreSQL's own. */
export function clientTimeoutMs({ statementMs }: Pick<Patience, 'statementMs'>): number {
  return statementMs + silenceMs;
}

/** A secret or address: the current one and, during rotation, the other valid one. */
export type Generations = readonly [string, ...string[]];

function limits(patience: Patience): pg.ClientConfig {
  const { connectMs } = patience;
  return {
    connectionTimeoutMillis: connectMs,
    query_timeout: clientTimeoutMs(patience),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Settings of a session by name. Both are constants: they are not escaped in SQL. */
type Settings = Readonly<Record<string, string | number>>;

/**
 * Applies settings to a new connection. They are not sent with the login, because a pooler (pgbouncer) refuses them
 * there.
 */
async function applySettings(client: pg.ClientBase, settings: Settings): Promise<void> {
  const statements = Object.entries(settings).map(([name, value]) => `SET ${name} = ${value}`);
  await client.query(statements.join('; '));
}

const timeLimit = ({ statementMs }: Patience): Settings => ({ statement_timeout: statementMs });

/** Returns whether the server refused the name or the password, as opposed to being unreachable. */
export function isRefusedLogin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('28') === true;
}

/**
 * Logs in with whichever of its addresses is valid. During a rotation the password changes in the database
 * at one moment, and in the copies that use it one after another.
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

  async #tryEach(attempts = this.#urls.length + 1): Promise<pg.PoolClient> {
    const { url } = this.#current;
    try {
      return await super.connect();
    } catch (error) {
      if (attempts === 1 || !isRefusedLogin(error)) throw error;
    }
    // Another connection, refused at the same time, may have switched already.
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
 * Opens a pool with timeouts on connections and statements, which recovers by itself.
 * @param urls the addresses; of several it uses the one that the server accepts, also when that changes
 * @param reportError receives errors of idle connections
 */
export function openPool(
  urls: string | Generations,
  {
    settings,
    ...config
  }: Omit<pg.PoolConfig, 'connectionString' | 'onConnect'> & {
    readonly settings?: Settings;
  },
  patience: Patience,
  reportError: (error: Error) => void,
): pg.Pool {
  const all = generations(urls);
  const whole = {
    ...limits(patience),
    ...config,
    onConnect: (client: pg.ClientBase) =>
      applySettings(client, { ...timeLimit(patience), ...settings }),
  };
  const pool =
    all.length > 1
      ? new RotatingPool(whole, all)
      : new pg.Pool({ ...whole, connectionString: all[0] });
  pool.on('error', reportError);
  // A connection that fails between two statements of a transaction emits `error`, and without a listener
  // that ends the process.
  pool.on('connect', (client) => client.on('error', reportError));
  return pool;
}

/** Creates a connection without opening it. Errors surface in its statements only. */
export function createClient(url: string, patience: Patience): pg.Client {
  const client = new pg.Client({ ...limits(patience), connectionString: url });
  client.on('error', () => undefined);
  return client;
}

function generations(given: string | Generations): Generations {
  return typeof given === 'string' ? [given] : given;
}

/**
 * Runs `perform` on a new connection, and closes it.
 * @param urls the addresses: the first that the server accepts is used
 * @throws the error of `perform`, or the driver's if there is no connection in time
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
    await applySettings(client, timeLimit(patience));
    return await perform(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The driver's message for a statement without a response; the error has no code. */
const silent = 'Query read timeout';

/**
 * Rolls back a transaction after `failure`.
 * @returns an error to discard the connection with (`release`); undefined if the connection is still usable
 */
export async function rollBack(
  client: pg.ClientBase,
  failure: unknown,
): Promise<Error | undefined> {
  // A server that did not respond would not respond to this either, and the caller has waited long enough.
  if (failure instanceof Error && failure.message === silent) return failure;
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed');
  }
}
