import type pg from 'pg';
import type { Form } from './form.testing.ts';

/** A process of the insurer, as far as it can die. */
export interface Mortal {
  isDead: boolean;
}

/** A statement that somebody wants to send, and is kept from. */
export interface Held {
  readonly client: pg.Client;
  readonly text: string;
  readonly form: Form;
}

/** A statement that was let through and is not answered. */
export interface Flight {
  readonly pid: number;
  /** By `performance.now()`. */
  readonly since: number;
}

/** A connection that is asked of a pool; queued: others have them all. */
export interface Wait {
  readonly pool: pg.Pool;
  isQueued: boolean;
}

/** Somebody who acts: a request or a job, in one of the processes. */
export interface Actor {
  readonly number: number;
  readonly name: string;
  readonly process: Mortal;
  readonly held: Held[];
  /** Backends of PostgreSQL that work for them, or wait for somebody else's lock. */
  readonly flying: Set<Flight>;
  /** Pools that they wait for a connection of. */
  readonly waiting: Set<Wait>;
  isDone: boolean;
  error: unknown;
}

/** Whether something of them goes on outside PostgreSQL: nobody knows yet what they will want. */
export function moves({ held, flying, waiting }: Actor): boolean {
  return held.length === 0 && flying.size === 0 && ![...waiting].some(isExhausted);
}

function isExhausted({ pool, isQueued }: Wait): boolean {
  return isQueued && pool.idleCount === 0;
}
