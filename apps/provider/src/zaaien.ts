import pg from 'pg';
import { migreer } from './db/migreer.ts';
import { rolUrl } from './db/rollen.ts';
import { beoordeelZaaigoed } from './zaaien/beoordeelZaaigoed.ts';
import { listDekkingen, voegDeclaratiesToe, voegRelatiesToe } from './zaaien/voegToe.ts';
import type { Zaaigoed } from './zaaien/zaaigoed.ts';

/**
 * Fills an empty insurer: migrates, and when there is no relation yet adds everything in one
 * transaction, under an advisory lock. Does nothing when there is one.
 * @param databaseUrl a login that may create roles.
 * @returns whether it was filled now.
 */
export async function zaai(databaseUrl: string, goed: Zaaigoed): Promise<boolean> {
  await migreer(databaseUrl);
  const client = new pg.Client({ connectionString: rolUrl(databaseUrl, 'eigenaar') });
  await client.connect();
  try {
    await client.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('verzekeraar.zaaien'))");
    const { rowCount } = await client.query('SELECT FROM verzekeraar.relatie LIMIT 1');
    if (rowCount !== 0) return false;
    await voegRelatiesToe(client, goed);
    await voegDeclaratiesToe(client, beoordeelZaaigoed(goed, await listDekkingen(client)));
    await client.query('COMMIT');
    // Fresh statistics: the first queries should not plan for empty tables.
    await client.query(
      'ANALYZE verzekeraar.relatie, verzekeraar.declaratie, verzekeraar.declaratie_regel',
    );
    return true;
  } finally {
    await client.end();
  }
}
