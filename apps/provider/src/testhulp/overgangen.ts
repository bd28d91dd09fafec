import type pg from 'pg';
import type { Diagram, Overgang } from './diagram.ts';

/** A column with a state in the database. */
export interface Statenkolom {
  /** Table with its schema. */
  readonly tabel: string;
  readonly kolom: string;
  /** Picks one row. */
  readonly rij: string;
  /** What else belongs to a state (`SET …`), so that the row is right in it. */
  readonly hoortBij?: Readonly<Record<string, string>>;
}

/**
 * The steps between two states that PostgreSQL allows, every pair tried and taken back.
 * @param client a superuser's: to put the row in a state, the triggers are left out.
 */
export async function toegestaneOvergangen(
  client: pg.ClientBase,
  { tabel, kolom, rij, hoortBij = {} }: Statenkolom,
  { staten }: Diagram,
): Promise<Overgang[]> {
  const zet = (staat: string): Promise<pg.QueryResult> => {
    const rest = hoortBij[staat] ? `, ${hoortBij[staat]}` : '';
    return client.query(`UPDATE ${tabel} SET ${kolom} = '${staat}'${rest} WHERE ${rij}`);
  };
  const mag: Overgang[] = [];
  const paren = staten.flatMap((van) => staten.map((naar) => ({ van, naar })));
  for (const paar of paren.filter(({ van, naar }) => van !== naar)) {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    const { rowCount } = await zet(paar.van);
    if (rowCount !== 1) throw new Error(`${tabel} has ${rowCount} rows where ${rij}`);
    await client.query('SET LOCAL session_replication_role = origin');
    if (await lukt(() => zet(paar.naar))) mag.push(paar);
    await client.query('ROLLBACK');
  }
  return mag;
}

async function lukt(doe: () => Promise<unknown>): Promise<boolean> {
  try {
    await doe();
    return true;
  } catch {
    return false;
  }
}

/** The states that the check of a column allows, as PostgreSQL keeps it. */
export async function statenVan(
  client: pg.ClientBase,
  { tabel, kolom }: Pick<Statenkolom, 'tabel' | 'kolom'>,
): Promise<string[]> {
  const { rows } = await client.query<{ tekst: string }>(
    `SELECT pg_get_constraintdef(oid) AS tekst FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype = 'c' AND conkey = ARRAY[(SELECT attnum
       FROM pg_attribute WHERE attrelid = $1::regclass AND attname = $2)]`,
    [tabel, kolom],
  );
  return [...(rows[0]?.tekst ?? '').matchAll(/'([^']+)'::text/g)].map(([, staat]) => staat ?? '');
}

/** The state that a new row has by itself. */
export async function beginVan(
  client: pg.ClientBase,
  { tabel, kolom }: Pick<Statenkolom, 'tabel' | 'kolom'>,
): Promise<string | undefined> {
  const { rows } = await client.query<{ tekst: string }>(
    `SELECT pg_get_expr(adbin, adrelid) AS tekst FROM pg_attrdef
     JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
     WHERE adrelid = $1::regclass AND attname = $2`,
    [tabel, kolom],
  );
  return /'([^']+)'/.exec(rows[0]?.tekst ?? '')?.[1];
}
