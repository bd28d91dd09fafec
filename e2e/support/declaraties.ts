import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { BrowserContext } from '@playwright/test';
import { fetchGraphql } from './call.ts';

/** A claim as the list has it; amounts in integer cents. */
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

/** The newest hundred claims of whoever is logged in, asked past the screen. */
export async function declaratiesOf(
  context: BrowserContext,
  address: string,
): Promise<ListedDeclaratie[]> {
  const response = await fetchGraphql(context, { address, body: list });
  const parsed: { data: { declaraties: { declaraties: ListedDeclaratie[] } } } =
    await response.json();
  return parsed.data.declaraties.declaraties;
}

/** The number of the first claim of which something holds. Throws when the personas have none. */
export async function findNumber(
  context: BrowserContext,
  address: string,
  applies: (declaratie: ListedDeclaratie) => boolean,
): Promise<string> {
  const found = (await declaratiesOf(context, address)).find(applies);
  if (!found) throw new Error(`No claim of which this holds: ${applies.toString()}`);
  return found.nummer;
}
