import { openPool as openPostgres, patienceOf } from '@mijn/postgres/connections';
import pg from 'pg';
import { type Logins, type Role, roles, roleUrls } from './roles.ts';

// Days and instants arrive as Temporal, counts and sums as numbers (cents stay far below 2^53).
/** How values arrive from PostgreSQL. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => Temporal.PlainDate.from(text));
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => Temporal.Instant.from(text));
types.setTypeParser(pg.types.builtins.INT8, Number);

/** A statement with a name: PostgreSQL prepares it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

// The calls' statements are written to have one good plan whoever asks. PostgreSQL would otherwise plan
// anew at each call: it reckons a plan cheaper when it knows how short a list of persons is.
const planOptions = '-c plan_cache_mode=force_generic_plan -c jit=off';

/**
 * Opens a pool of connections as one of the roles. Days come back as `Temporal.PlainDate`, instants
 * as `Temporal.Instant`, int8 as number.
 * @param reportError told of a connection that broke while nobody used it.
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
    ...(role === 'app' && { options: planOptions }),
    idle_in_transaction_session_timeout: 30_000,
  };
  const patience = role === 'app' ? patienceOf.call : patienceOf.job;
  return openPostgres(roleUrls(logins, role), config, patience, reportError);
}

/**
 * Refuses to go on with a role that row-level security does not hold for.
 * @throws Error when the role of this pool is a superuser, may bypass it, or owns the tables.
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
