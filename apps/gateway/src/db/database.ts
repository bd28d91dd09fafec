import { availableParallelism } from 'node:os';
import { type Generations, openPool, patienceOf } from '@mijn/postgres/connections';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { Refusal } from '../http/refusal.ts';

/** A named statement, which PostgreSQL prepares once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The gateway's database with the role `gateway_app`. */
export interface Database {
  /**
   * Runs a statement and returns its rows, typed by the caller.
   * @throws Refusal 503 for any database error, so that people retry later
   */
  readonly query: <Row extends pg.QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the gateway's database with the role `gateway_app`. Timeouts are short, so that a lost database is
 * a quick 503 and recovers by itself.
 */
export function openDatabase(urls: string | Generations, log: FastifyBaseLogger): Database {
  const config = {
    // Each statement has one good plan for all parameters. PostgreSQL would replan the session lookup on
    // every request, because it estimates a custom plan as cheaper.
    settings: {
      role: 'gateway_app',
      plan_cache_mode: 'force_generic_plan',
      jit: 'off',
    },
    // Statements take less than a millisecond, so more backends than processors only slow each other down.
    max: Math.max(2, availableParallelism()),
  };
  const pool = openPool(urls, config, patienceOf.session, ({ name }) => {
    log.warn({ kind: name }, 'a database connection broke');
  });
  return {
    query: async <Row extends pg.QueryResultRow>(
      { name, text }: Statement,
      values: readonly unknown[] = [],
    ) => {
      try {
        return (await pool.query<Row>({ name, text, values: [...values] })).rows;
      } catch (error) {
        throw new Refusal(503, 'the database does not answer', { cause: error });
      }
    },
    close: () => pool.end(),
  };
}

const currentRole: Statement = { name: 'currentRole', text: 'SELECT current_user AS role' };

/**
 * Checks that the database responds with the restricted role.
 * @throws Refusal 503 without a response, Error for another role
 */
export async function checkDatabase({ query }: Database): Promise<void> {
  const [row] = await query<{ role: string }>(currentRole);
  if (row?.role !== 'gateway_app') {
    throw new Error('The gateway does not work as gateway_app.');
  }
}
