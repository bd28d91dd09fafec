import { openPool as openPostgres, patienceOf } from '@mijn/postgres/connections';
import { types as builtInTypes, TypeOverrides } from '@mijn/postgres/driver';
import type pg from 'pg';
import { type Logins, type Role, roles, roleUrls } from './roles.ts';

/** Type parsers: dates and instants as Temporal, int8 as number (cents stay far below 2^53). */
const types = new TypeOverrides();
types.setTypeParser(builtInTypes.builtins.DATE, (text) => Temporal.PlainDate.from(text));
types.setTypeParser(builtInTypes.builtins.TIMESTAMPTZ, (text) => Temporal.Instant.from(text));
types.setTypeParser(builtInTypes.builtins.INT8, Number);

/** A named statement, which PostgreSQL prepares once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

// Statements are written to have one good plan for every caller. Without this setting PostgreSQL
// plans again on each call, because it estimates a custom plan as cheaper for short lists of
// persons.
const planSettings = { plan_cache_mode: 'force_generic_plan', jit: 'off' };

/**
 * Opens a connection pool as one of the roles. Dates arrive as `Temporal.PlainDate`, instants as
 * `Temporal.Instant`, int8 as number.
 * @param reportError receives errors of idle connections.
 */
export function openPool(
  logins: Logins,
  role: Role,
  reportError: (error: Error) => void,
  max = 10,
): pg.Pool {
  const config = {
    max,
    types,
    pipeline: role === 'app',
    settings: {
      idle_in_transaction_session_timeout: 30_000,
      ...(role === 'app' && planSettings),
    },
  };
  const patience = role === 'app' ? patienceOf.call : patienceOf.job;
  return openPostgres(roleUrls(logins, role), config, patience, reportError);
}

/**
 * Rejects a role that can bypass row-level security.
 * @throws Error when the pool's role is a superuser, has `rolbypassrls`, or owns the tables.
 */
export async function refuseBypass(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; bypasses: boolean }>(
    `SELECT current_user AS role, rolsuper OR rolbypassrls
       OR pg_has_role(current_user, '${roles.owner}', 'MEMBER') AS bypasses
     FROM pg_roles WHERE rolname = current_user`,
  );
  if (rows[0]?.bypasses !== false) {
    throw new Error(`The role ${rows[0]?.role} can bypass row-level security: not started.`);
  }
}
