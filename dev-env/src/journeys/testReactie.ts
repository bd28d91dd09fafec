import { patienceOf, withConnection } from '@mijn/postgres/connections';

const newest = `
  SELECT reactie_id FROM insurer.declaratie_reactie
  WHERE nummer = $1 ORDER BY verstuurd_op DESC LIMIT 1`;

/** Returns the id of the latest question about a claim. */
export async function lastReactie(databaseUrl: string, nummer: string): Promise<string> {
  return withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rows } = await client.query<{ reactie_id: string }>(newest, [nummer]);
    if (!rows[0]) throw new Error(`Nothing was asked about ${nummer}`);
    return rows[0].reactie_id;
  });
}
