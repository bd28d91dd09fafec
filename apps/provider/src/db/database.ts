import pg from 'pg';
import { type Rol, rollen, rolUrl } from './rollen.ts';

// Days and instants arrive as Temporal, counts and sums as numbers (cents stay far below 2^53).
/** How values arrive from PostgreSQL. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (tekst) => Temporal.PlainDate.from(tekst));
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (tekst) => Temporal.Instant.from(tekst));
types.setTypeParser(pg.types.builtins.INT8, Number);

/** A statement with a name: PostgreSQL prepares it once per connection. */
export interface Opdracht {
  readonly name: string;
  readonly text: string;
}

// The calls' statements are written to have one good plan whoever asks. PostgreSQL would otherwise plan
// anew at each call: it reckons a plan cheaper when it knows how short a list of persons is.
const plannen = '-c plan_cache_mode=force_generic_plan -c jit=off';

/**
 * Opens a pool of connections as one of the roles. Days come back as `Temporal.PlainDate`, instants
 * as `Temporal.Instant`, int8 as number.
 * @param meldFout told of a connection that broke while nobody used it.
 */
export function openPool(
  databaseUrl: string,
  rol: Rol,
  meldFout: (fout: Error) => void,
  max = 10,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: rolUrl(databaseUrl, rol),
    max,
    types,
    ...(rol === 'app' && { options: plannen }),
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', meldFout);
  // A connection that breaks between two statements of a transaction tells nobody but itself, and
  // without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', meldFout));
  return pool;
}

/**
 * Refuses to go on with a role that row-level security does not hold for.
 * @throws Error when the role of this pool is a superuser, may bypass it, or owns the tables.
 */
export async function weigerOmzeiling(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ rol: string; omzeilt: boolean }>(
    `SELECT current_user AS rol, rolsuper OR rolbypassrls
       OR pg_has_role(current_user, '${rollen.eigenaar}', 'MEMBER') AS omzeilt
     FROM pg_roles WHERE rolname = current_user`,
  );
  if (rows[0]?.omzeilt !== false) {
    throw new Error(`The role ${rows[0]?.rol} can bypass row-level security: not started.`);
  }
}
