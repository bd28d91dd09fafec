import { zaai } from '@mijn/provider/zaaien';
import { dagInNederland } from '@mijn/domain/datum';
import { maakZaaigoed } from '@mijn/testdata/zaaigoed';

/** Fills an empty database of the insurer with the personas, relative to today; else does nothing. */
export async function seed(databaseUrl: string): Promise<void> {
  const today = Temporal.PlainDate.from(dagInNederland(new Date()));
  await zaai(databaseUrl, maakZaaigoed(today));
}
