import type { BrowserContext } from '@playwright/test';
import { vraag } from './aanroep.ts';

/** An invoice as the list has it; integer cents. */
export interface FactuurInLijst {
  readonly kenmerk: string;
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: number;
}

/** A payment request that asks something; integer cents. */
export interface VerzoekInLijst {
  readonly titel: string;
  readonly betalingsKenmerk: string;
  readonly bedragTeBetalen: number;
}

interface Rekeningen {
  readonly facturen: readonly FactuurInLijst[];
  readonly betaalverzoeken: readonly VerzoekInLijst[];
}

const lijst = {
  query: `{ facturen { kenmerk soortFactuur status bedrag }
    betaalverzoeken { titel betalingsKenmerk bedragTeBetalen } }`,
};

/** The invoices and open payment requests of whoever is logged in, asked past the screen. */
export async function rekeningenVan(context: BrowserContext, adres: string): Promise<Rekeningen> {
  const antwoord = await vraag(context, { adres, lijf: lijst });
  const gelezen: { data: Rekeningen } = await antwoord.json();
  return gelezen.data;
}
