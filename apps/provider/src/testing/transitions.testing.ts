import type pg from 'pg';
import type { Diagram, Transition } from './diagram.testing.ts';

/** A state column in the database. */
export interface StateColumn {
  /** Qualified table name. */
  readonly table: string;
  readonly column: string;
  /** Condition that selects one row. */
  readonly row: string;
  /** Assignments (`SET …`) by state that make the row valid in it. */
  readonly belongsTo?: Readonly<Record<string, string>>;
}

/**
 * Returns the transitions that PostgreSQL allows, by trying every pair and rolling back.
 * @param client a superuser, who can bypass the triggers to put the row in a state.
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

/** Returns the states that the column's check constraint allows. */
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

/** Returns the default state of a new row. */
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
