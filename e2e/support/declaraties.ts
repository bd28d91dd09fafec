import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import type { BrowserContext } from '@playwright/test';
import { fetchGraphql } from './call.ts';

/** A listed claim; amounts in integer cents. */
export interface ListedDeclaratie {
  readonly nummer: string;
  readonly status: DeclaratieStatus;
  readonly nieuw: boolean;
  readonly opgemaakteNaam: string;
  readonly zorgSoorten: readonly string[] | null;
  readonly bedrag: number;
  readonly uitgekeerdBedrag: number | null;
}

const list = {
  query: `{ declaraties(limit: 100) { declaraties {
    nummer status nieuw opgemaakteNaam zorgSoorten bedrag uitgekeerdBedrag
  } } }`,
};

/** Returns the newest hundred claims of the logged-in person, by request. */
export async function declaratiesOf(
  context: BrowserContext,
  address: string,
): Promise<ListedDeclaratie[]> {
  const response = await fetchGraphql(context, { address, body: list });
  const parsed: { data: { declaraties: { declaraties: ListedDeclaratie[] } } } =
    await response.json();
  return parsed.data.declaraties.declaraties;
}

/**
 * Returns the number of the first matching claim.
 * @throws Error if there is none
 */
export async function findNumber(
  context: BrowserContext,
  address: string,
  applies: (declaratie: ListedDeclaratie) => boolean,
): Promise<string> {
  const found = (await declaratiesOf(context, address)).find(applies);
  if (!found) throw new Error(`No claim of which this holds: ${applies.toString()}`);
  return found.nummer;
}
