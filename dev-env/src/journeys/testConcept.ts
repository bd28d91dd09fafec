import { createClient, patienceOf } from '@mijn/postgres/connections';

const hold = `SELECT pg_advisory_lock(hashtextextended('journey/concept/' || $1, 0))`;

const forget = `
  DELETE FROM insurer.declaratie_concept
  USING insurer.relatie WHERE indiener = relatienummer AND opgemaakte_naam = $1`;

/**
 * Locks the draft of a person by name for one journey, because a person has one draft and journeys share
 * persons. Waits for other journeys, and starts without a draft.
 * @returns a function that releases the lock
 */
export async function holdConcept(databaseUrl: string, name: string): Promise<() => Promise<void>> {
  const client = createClient(databaseUrl, patienceOf.start);
  await client.connect();
  await client.query(hold, [name]);
  await client.query(forget, [name]);
  // The lock ends with its connection.
  return () => client.end();
}
