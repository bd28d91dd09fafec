import { availableParallelism } from 'node:os';
import { type Generations, openPool, patienceOf } from '@mijn/postgres/connections';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { Refusal } from '../http/refusal.ts';

/** A statement with a name: PostgreSQL prepares it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The gateway's own database, as the role `gateway_app`. */
export interface Database {
  /**
   * Runs a statement and gives its rows; the caller says what they are.
   * @throws Refusal 503 for whatever fails in the database, so that people try again later.
   */
  readonly query: <Row extends pg.QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the gateway's database. Connections work as the role `gateway_app` and give up early, so that a
 * lost database is a quick 503 and comes back by itself.
 */
export function openDatabase(urls: string | Generations, log: FastifyBaseLogger): Database {
  const config = {
    // Each statement has one good plan whatever it is asked: PostgreSQL would plan the search for a session
    // anew at every request, because it reckons a plan cheaper when it knows for how many.
    options:
      '-c role=gateway_app -c search_path=gateway -c plan_cache_mode=force_generic_plan -c jit=off',
    // Our statements take less than a millisecond: more backends than processors only get in each
    // other's way.
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
 * Checks that the database answers and that the role is the small one: a pooler that drops
 * the start-up options would silently leave us the owner.
 * @throws Refusal 503 when it does not answer, Error when the role is another one.
 */
export async function checkDatabase({ query }: Database): Promise<void> {
  const [row] = await query<{ role: string }>(currentRole);
  if (row?.role !== 'gateway_app') {
    throw new Error('The gateway does not work as gateway_app: let the pooler pass "options" on.');
  }
}
