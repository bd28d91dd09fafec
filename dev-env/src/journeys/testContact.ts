import { patienceOf, withConnection } from '@mijn/postgres/connections';

const forget = `
  UPDATE insurer.relatie SET contact_gecontroleerd_op = NULL WHERE opgemaakte_naam = $1`;

/** Resets the check of contact details of a person by name, so that the app asks again. */
export async function forgetContactCheck(databaseUrl: string, name: string): Promise<void> {
  await withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rowCount } = await client.query(forget, [name]);
    if (rowCount === 0) throw new Error(`Nobody is called ${name}`);
  });
}
