import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import {
  type Actor,
  type Flight,
  type HeldStatement,
  type KillableProcess,
  moves,
  type PendingConnection,
} from './actor.testing.ts';
import { isMethod, type Method, methodOf } from '../testing/method.testing.ts';
import { toForm } from './form.testing.ts';

// Time without rest after which the simulation itself is considered broken.
const patienceMs = 120_000;

// Time within which PostgreSQL resolves a deadlock: twice its `deadlock_timeout`.
const deadlockMs = 2_000;

// Asking PostgreSQL for locks costs more than most statements take. Rest is decided by locks alone
// and never by this delay.
const lookAfterMs = 3;

const stands = ({ isDone, held }: Actor): boolean => !isDone && held.length === 0;

// Waits for a connection of a killed process, which none gives back.
const isLost = ({ process, held, flying, waiting }: Actor): boolean =>
  process.isDead && held.length === 0 && flying.size === 0 && waiting.size > 0;

const killed = (): Error => new Error('the process died');

// Each pool sends these settings first on a new connection.
const isLimits = (what: unknown): what is string =>
  typeof what === 'string' && what.startsWith('SET statement_timeout');
const noLimits = 'SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0';

/**
 * Lifts the limits in real time of a client or pool: an actor waits for statements that the gate holds, and how
 * long that takes depends on the load of the machine.
 */
function liftLimits(of: pg.Client | pg.Pool): void {
  if (of instanceof pg.Pool)
    Object.assign(of.options, { connectionTimeoutMillis: 0, idleTimeoutMillis: 0 });
  else Reflect.set(Reflect.get(of, 'connectionParameters'), 'query_timeout', 0);
}

interface ReleasableStatement {
  readonly actor: Actor;
  readonly statement: HeldStatement;
}

/**
 * Holds back every statement of the actors until released, so that the caller determines the order
 * in which they reach PostgreSQL. Statements outside an actor pass.
 */
export class Gate {
  readonly #acting = new AsyncLocalStorage<Actor>();
  readonly #own: pg.Client;
  readonly #query: Method;
  readonly #undo: (() => void)[] = [];
  #actors: Actor[] = [];
  /** Ended actors with work still running: it waits for `drain`, or dies with their process. */
  readonly #left = new Set<Actor>();
  #count = 0;

  constructor(own: pg.Client) {
    this.#own = own;
    this.#query = this.#replace(pg.Client.prototype, 'query', (client, what, real) => {
      const actor = this.#acting.getStore();
      if (!actor || !(client instanceof pg.Client)) return real.call(client, ...what);
      return this.#hold(actor, client, what);
    });
    this.#replace(pg.Pool.prototype, 'connect', (pool, what, real) => {
      // Also outside an actor: a connection that is closed after some idle time would change the order of events.
      if (pool instanceof pg.Pool) liftLimits(pool);
      const actor = this.#acting.getStore();
      if (!actor || !(pool instanceof pg.Pool)) return real.call(pool, ...what);
      return this.#connect(actor, pool, what, real);
    });
  }

  /** Actors that have not ended. */
  get live(): readonly Actor[] {
    return this.#actors;
  }

  /** The statements that can be released next: of each connection the first, because a pipeline has an order. */
  get next(): readonly ReleasableStatement[] {
    return firstPerClient(this.#actors);
  }

  /** Removes the gate. */
  close(): void {
    for (const undo of this.#undo) undo();
  }

  /** Runs `perform` outside any actor, so that its statements pass. */
  aside<T>(perform: () => Promise<T>): Promise<T> {
    return this.#acting.exit(perform);
  }

  /** Starts an actor. */
  start(name: string, process: KillableProcess, perform: () => Promise<unknown>): Actor {
    this.#count += 1;
    const parts = { held: [], flying: new Set<never>(), waiting: new Set<never>() };
    const actor: Actor = {
      ...parts,
      number: this.#count,
      name,
      process,
      isDone: false,
      error: undefined,
    };
    this.#actors.push(actor);
    void this.#acting.run(actor, async () => {
      try {
        await perform();
      } catch (error) {
        actor.error = error;
      } finally {
        actor.isDone = true;
      }
    });
    return actor;
  }

  /** Releases a statement. Returns its beginning. */
  release(actor: Actor, held: HeldStatement): string {
    actor.held.splice(actor.held.indexOf(held), 1);
    const flight: Flight = { pid: pidOf(held.client), since: performance.now() };
    actor.flying.add(flight);
    held.form.send(() => actor.flying.delete(flight));
    return held.text;
  }

  /** Breaks a connection; resolves once PostgreSQL has rolled back. */
  async drop(client: pg.Client): Promise<void> {
    await this.#end([pidOf(client)]);
  }

  /** Kills a process: its connections break, and none of its later statements is sent. */
  async kill(process: KillableProcess): Promise<void> {
    process.isDead = true;
    const all = [...this.#actors, ...this.#left];
    const dead = all.filter((actor) => actor.process === process);
    const pids = dead.flatMap(({ held, flying }) => [
      ...held.map(({ client }) => pidOf(client)),
      ...[...flying].map(({ pid }) => pid),
    ]);
    await this.#end(pids);
    for (const { held } of dead) for (const { form } of held.splice(0)) form.fail(killed());
  }

  /**
   * Waits until every actor has ended, holds a statement, or waits for another's lock. Returns the
   * actors that ended.
   */
  async waitForRest(): Promise<Actor[]> {
    const until = Date.now() + patienceMs;
    for (let calm = 0; calm < 2;) {
      await turn();
      calm = (await this.#isCalm()) ? calm + 1 : 0;
      if (Date.now() > until) throw new Error(`Nobody comes to rest: ${this.#describe()}`);
    }
    const done = this.#actors.filter((actor) => actor.isDone || isLost(actor));
    for (const actor of done) if (actor.held.length > 0) this.#left.add(actor);
    this.#actors = this.#actors.filter((actor) => !done.includes(actor));
    return done;
  }

  /**
   * Waits until an actor moves when all wait for locks, because PostgreSQL resolves a deadlock. An
   * actor that has ended since the last rest, or holds a statement by now, has moved.
   */
  async waitForMove(): Promise<void> {
    const until = Date.now() + patienceMs;
    while (this.#actors.every(stands) && (await this.#isCalm())) {
      // No deadlock, then: an ended actor has the lock.
      if (Date.now() > until - patienceMs + deadlockMs) this.#releaseLeft();
      if (Date.now() > until) throw new Error(`All wait for each other: ${this.#describe()}`);
      await turn();
    }
  }

  /**
   * Releases the statements that ended actors of living processes left behind, until none is left: others would wait
   * for ever for their connections and locks.
   */
  async drain(): Promise<void> {
    const until = Date.now() + patienceMs;
    for (let calm = 0; calm < 2;) {
      await turn();
      const left = this.#releaseLeft();
      calm = left.some(({ flying }) => flying.size > 0) ? 0 : calm + 1;
      if (Date.now() > until) throw new Error(`Ended actors do not come to rest: ${left.length}`);
    }
  }

  /** Releases what ended actors of living processes hold. Returns these actors. */
  #releaseLeft(): Actor[] {
    const left = [...this.#left].filter(({ process }) => !process.isDead);
    for (const { actor, statement } of firstPerClient(left)) this.release(actor, statement);
    return left;
  }

  async #isCalm(): Promise<boolean> {
    const busy = this.#actors.filter(({ isDone }) => !isDone);
    // A pool sets up a connection for one actor in the name of another, which gave a broken one back and may have ended.
    const all = [...this.#actors, ...this.#left];
    const setsUp = all.some(({ held }) => held.some(({ text }) => isLimits(text)));
    if (busy.some((actor) => moves(actor) && !(setsUp && actor.waiting.size > 0))) return false;
    const flights = busy.flatMap(({ flying }) => [...flying]);
    if (flights.length === 0) return true;
    const early = performance.now() - lookAfterMs;
    if (flights.some(({ since }) => since > early)) return false;
    const { rows } = await this.#send<{ free: number }>(
      `SELECT count(*)::int AS free FROM unnest($1::int[]) p WHERE cardinality(pg_blocking_pids(p)) = 0`,
      [flights.map(({ pid }) => pid)],
    );
    return rows[0]?.free === 0;
  }

  #describe(): string {
    return this.#actors
      .map(({ name, process, held, flying, waiting }) =>
        [name, held.length, flying.size, waiting.size, process.isDead ? 'dead' : ''].join('/'),
      )
      .join(' ');
  }

  async #end(pids: readonly number[]): Promise<void> {
    await this.#send('SELECT pg_terminate_backend(p) FROM unnest($1::int[]) p', [pids]);
    const until = Date.now() + patienceMs;
    for (;;) {
      const left = 'SELECT pid, state, query FROM pg_stat_activity WHERE pid = ANY ($1::int[])';
      const { rows } = await this.#send<{ pid: number; state: string; query: string }>(left, [
        pids,
      ]);
      if (rows.length === 0) return;
      if (Date.now() > until) throw new Error(`Connections stay: ${JSON.stringify(rows)}`);
      await turn();
    }
  }

  async #send<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
    return this.aside(() => this.#own.query<Row>(text, [...values]));
  }

  #hold(actor: Actor, client: pg.Client, what: readonly unknown[]): unknown {
    liftLimits(client);
    const [first, ...rest] = what;
    const sent = isLimits(first) ? [`${first}; ${noLimits}`, ...rest] : what;
    const form = toForm(this.#query, client, sent);
    if (actor.process.isDead) form.fail(killed());
    else actor.held.push({ client, form, text: form.text });
    if (actor.isDone) this.#left.add(actor);
    return form.answer;
  }

  #connect(actor: Actor, pool: pg.Pool, what: readonly unknown[], real: Method): unknown {
    const wait: PendingConnection = { pool, isQueued: false };
    const before = pool.waitingCount;
    actor.waiting.add(wait);
    const [callback] = what;
    const then = (...answer: unknown[]): unknown =>
      this.#acting.run(actor, () => {
        actor.waiting.delete(wait);
        return isMethod(callback) && callback(...answer);
      });
    const answer: unknown = real.call(pool, ...(isMethod(callback) ? [then] : []));
    wait.isQueued = pool.waitingCount > before;
    if (isMethod(callback)) return answer;
    return Promise.resolve(answer).finally(() => actor.waiting.delete(wait));
  }

  #replace(
    prototype: object,
    name: string,
    by: (self: unknown, what: readonly unknown[], real: Method) => unknown,
  ): Method {
    const real = methodOf(prototype, name);
    Object.assign(prototype, {
      [name](this: unknown, ...what: unknown[]): unknown {
        return by(this, what, real);
      },
    });
    this.#undo.push(() => Object.assign(prototype, { [name]: real }));
    return real;
  }
}

function firstPerClient(actors: readonly Actor[]): ReleasableStatement[] {
  const clients = new Set<pg.Client>();
  const held = actors.flatMap((actor) => actor.held.map((statement) => ({ actor, statement })));
  return held.filter(({ statement: { client } }) => {
    const isFirst = !clients.has(client);
    clients.add(client);
    return isFirst;
  });
}

function pidOf(client: pg.Client): number {
  return Number(Reflect.get(client, 'processID'));
}
