import { patienceOf, withConnection } from '@mijn/postgres/connections';

const forget = `
  UPDATE insurer.relatie SET contact_gecontroleerd_op = NULL WHERE opgemaakte_naam = $1`;

/** Has somebody of that name asked anew whether their contact details are right, as who never said so is. */
export async function forgetContactCheck(databaseUrl: string, name: string): Promise<void> {
  await withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rowCount } = await client.query(forget, [name]);
    if (rowCount === 0) throw new Error(`Nobody is called ${name}`);
  });
}
