import { patienceOf, withConnection } from '@mijn/postgres/connections';

/** Runs one statement on the server at `url`, outside a transaction. */
export async function runStatement(url: string, sql: string): Promise<void> {
  await withConnection(url, patienceOf.start, (client) => client.query(sql));
}

/** Creates the database `name` on the server at `url` if it is missing, and returns its address. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  await withConnection(url, patienceOf.start, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
  return databaseAt(url, name);
}

/** Returns the address of another database on the same server, with the same login. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Returns whether the server at `url` accepts logins now. */
export async function answers(url: string): Promise<boolean> {
  return withConnection(url, patienceOf.session, async () => true).catch(() => false);
}
