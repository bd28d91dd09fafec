import { createClient, patienceOf } from '@mijn/postgres/connections';

const hold = `SELECT pg_advisory_lock(hashtextextended('journey/concept/' || $1, 0))`;

const forget = `
  DELETE FROM insurer.declaratie_concept
  USING insurer.relatie WHERE indiener = relatienummer AND opgemaakte_naam = $1`;

/**
 * Gives a journey the draft of the person of that name for itself: a draft is one per person, and
 * journeys share their persons. Waits until no other journey has it, and begins without one.
 * @returns what lets the next journey have it
 */
export async function holdConcept(databaseUrl: string, name: string): Promise<() => Promise<void>> {
  const client = createClient(databaseUrl, patienceOf.start);
  await client.connect();
  await client.query(hold, [name]);
  await client.query(forget, [name]);
  // The lock ends with its connection.
  return () => client.end();
}
