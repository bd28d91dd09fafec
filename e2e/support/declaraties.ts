import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { BrowserContext } from '@playwright/test';
import { vraag } from './aanroep.ts';

/** A claim as the list has it; amounts in integer cents. */
export interface InLijst {
  readonly nummer: string;
  readonly status: DeclaratieStatus;
  readonly nieuw: boolean;
  readonly opgemaakteNaam: string;
  readonly zorgSoorten: readonly string[] | null;
  readonly bedrag: number;
  readonly uitgekeerdBedrag: number | null;
}

const lijst = {
  query: `{ declaraties(limit: 100) { declaraties {
    nummer status nieuw opgemaakteNaam zorgSoorten bedrag uitgekeerdBedrag
  } } }`,
};

/** The newest hundred claims of whoever is logged in, asked past the screen. */
export async function declaratiesVan(context: BrowserContext, adres: string): Promise<InLijst[]> {
  const antwoord = await vraag(context, { adres, lijf: lijst });
  const gelezen: { data: { declaraties: { declaraties: InLijst[] } } } = await antwoord.json();
  return gelezen.data.declaraties.declaraties;
}

/** The number of the first claim of which something holds. Throws when the personas have none. */
export async function vindNummer(
  context: BrowserContext,
  adres: string,
  geldt: (declaratie: InLijst) => boolean,
): Promise<string> {
  const gevonden = (await declaratiesVan(context, adres)).find(geldt);
  if (!gevonden) throw new Error(`No claim of which this holds: ${geldt.toString()}`);
  return gevonden.nummer;
}
