import type pg from 'pg';
import type { Diagram, Transition } from './diagram.testing.ts';

/** A column with a state in the database. */
export interface StateColumn {
  /** Table with its schema. */
  readonly table: string;
  readonly column: string;
  /** Picks one row. */
  readonly row: string;
  /** What else belongs to a state (`SET …`), so that the row is right in it. */
  readonly belongsTo?: Readonly<Record<string, string>>;
}

/**
 * The steps between two states that PostgreSQL allows, every pair tried and taken back.
 * @param client a superuser's: to put the row in a state, the triggers are left out.
 */
export async function allowedTransitions(
  client: pg.ClientBase,
  { table, column, row, belongsTo = {} }: StateColumn,
  { states }: Diagram,
): Promise<Transition[]> {
  const set = (state: string): Promise<pg.QueryResult> => {
    const rest = belongsTo[state] ? `, ${belongsTo[state]}` : '';
    return client.query(`UPDATE ${table} SET ${column} = '${state}'${rest} WHERE ${row}`);
  };
  const allowed: Transition[] = [];
  const pairs = states.flatMap((from) => states.map((to) => ({ from, to })));
  for (const pair of pairs.filter(({ from, to }) => from !== to)) {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    const { rowCount } = await set(pair.from);
    if (rowCount !== 1) throw new Error(`${table} has ${rowCount} rows where ${row}`);
    await client.query('SET LOCAL session_replication_role = origin');
    if (await succeeds(() => set(pair.to))) allowed.push(pair);
    await client.query('ROLLBACK');
  }
  return allowed;
}

async function succeeds(perform: () => Promise<unknown>): Promise<boolean> {
  try {
    await perform();
    return true;
  } catch {
    return false;
  }
}

/** The states that the check of a column allows, as PostgreSQL keeps it. */
export async function statesOf(
  client: pg.ClientBase,
  { table, column }: Pick<StateColumn, 'table' | 'column'>,
): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype = 'c' AND conkey = ARRAY[(SELECT attnum
       FROM pg_attribute WHERE attrelid = $1::regclass AND attname = $2)]`,
    [table, column],
  );
  return [...(rows[0]?.text ?? '').matchAll(/'([^']+)'::text/g)].map(([, state]) => state ?? '');
}

/** The state that a new row has by itself. */
export async function initialStateOf(
  client: pg.ClientBase,
  { table, column }: Pick<StateColumn, 'table' | 'column'>,
): Promise<string | undefined> {
  const { rows } = await client.query<{ text: string }>(
    `SELECT pg_get_expr(adbin, adrelid) AS text FROM pg_attrdef
     JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
     WHERE adrelid = $1::regclass AND attname = $2`,
    [table, column],
  );
  return /'([^']+)'/.exec(rows[0]?.text ?? '')?.[1];
}
