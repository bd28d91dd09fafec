import { zaai } from '@mijn/provider/zaaien';
import { zaaigoed } from '@mijn/testdata/zaaigoed';

/** Fills an empty database of the insurer with the personas, relative to today; else does nothing. */
export async function seed(databaseUrl: string, report?: (line: string) => void): Promise<void> {
  report?.('Filling the database with the personas ...');
  await zaai(databaseUrl, zaaigoed());
}
