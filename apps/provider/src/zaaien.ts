import { openPool } from './db/database.ts';
import { migreer } from './db/migreer.ts';
import { inTaak } from './declaraties/taken/taak.ts';
import { beoordeelZaaigoed } from './zaaien/beoordeelZaaigoed.ts';
import { draaiHistorie } from './zaaien/draaiHistorie.ts';
import { listDekkingen, voegDeclaratiesToe, voegRelatiesToe } from './zaaien/voegToe.ts';
import type { Zaaigoed } from './zaaien/zaaigoed.ts';

/**
 * Fills an empty insurer: migrates, and when there is no relation yet adds everything in one
 * transaction, under an advisory lock, and runs its jobs over the history that is asked for. Does
 * nothing when there is one.
 * @param databaseUrl a login that may create roles.
 * @returns whether it was filled now.
 */
export async function zaai(databaseUrl: string, goed: Zaaigoed): Promise<boolean> {
  await migreer(databaseUrl);
  const pool = openPool(databaseUrl, 'eigenaar', () => undefined, 1);
  try {
    const gevuld = await inTaak(pool, async (transactie) => {
      const { client } = transactie;
      await client.query("SELECT pg_advisory_xact_lock(hashtext('verzekeraar.zaaien'))");
      const { rowCount } = await client.query('SELECT FROM verzekeraar.relatie LIMIT 1');
      if (rowCount !== 0) return false;
      await voegRelatiesToe(client, goed);
      await voegDeclaratiesToe(client, beoordeelZaaigoed(goed, await listDekkingen(client)));
      if (goed.historie) await draaiHistorie(transactie, goed.historie);
      return true;
    });
    // Fresh statistics: the first queries should not plan for empty tables.
    if (gevuld) await pool.query(`ANALYZE ${gevuldeTabellen.join(', ')}`);
    return gevuld;
  } finally {
    await pool.end();
  }
}

const gevuldeTabellen = [
  'relatie',
  'declaratie',
  'declaratie_regel',
  'factuur',
  'factuur_regel',
  'boeking',
].map((tabel) => `verzekeraar.${tabel}`);
