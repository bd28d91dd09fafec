import { zaai } from '@mijn/provider/zaaien';
import { dagInNederland } from '@mijn/domain/datum';
import { metHistorie } from '@mijn/testdata/historie';
import { maakZaaigoed } from '@mijn/testdata/zaaigoed';

/**
 * Fills an empty database of the insurer with the personas and their bills of the past, relative to
 * today; else does nothing.
 */
export async function seed(databaseUrl: string): Promise<void> {
  const today = Temporal.PlainDate.from(dagInNederland(new Date()));
  await zaai(databaseUrl, metHistorie(maakZaaigoed(today), today));
}
