import type pg from 'pg';
import type { Form } from './form.testing.ts';

/** A process of the insurer that the simulation can kill. */
export interface KillableProcess {
  isDead: boolean;
}

/** A statement that the gate holds back. */
export interface HeldStatement {
  readonly client: pg.Client;
  readonly text: string;
  readonly form: Form;
}

/** A statement that was sent and has no answer yet. */
export interface Flight {
  readonly pid: number;
  /** Time by `performance.now()`. */
  readonly since: number;
}

/** A pending connection request of a pool; queued while the pool is exhausted. */
export interface PendingConnection {
  readonly pool: pg.Pool;
  isQueued: boolean;
}

/** A request or job in one of the processes. */
export interface Actor {
  readonly number: number;
  readonly name: string;
  readonly process: KillableProcess;
  readonly held: HeldStatement[];
  /** Statements that PostgreSQL executes, or that wait for another actor's lock. */
  readonly flying: Set<Flight>;
  /** Pending connection requests. */
  readonly waiting: Set<PendingConnection>;
  isDone: boolean;
  error: unknown;
}

/** Tells whether an actor runs outside PostgreSQL, so that its next statement is not known yet. */
export function moves({ held, flying, waiting }: Actor): boolean {
  return held.length === 0 && flying.size === 0 && ![...waiting].some(isExhausted);
}

function isExhausted({ pool, isQueued }: PendingConnection): boolean {
  return isQueued && pool.idleCount === 0;
}
