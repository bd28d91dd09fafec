import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fetchGraphql } from './call.ts';

/** An invoice as the list has it; integer cents. */
export interface FactuurInList {
  readonly kenmerk: string;
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: number;
}

/** A payment request that asks something; integer cents. */
export interface BetaalverzoekInList {
  readonly titel: string;
  readonly betalingsKenmerk: string;
  readonly bedragTeBetalen: number;
}

interface Bills {
  readonly facturen: readonly FactuurInList[];
  readonly betaalverzoeken: readonly BetaalverzoekInList[];
}

const list = {
  query: `{ facturen { kenmerk soortFactuur status bedrag }
    betaalverzoeken { titel betalingsKenmerk bedragTeBetalen } }`,
};

/** The invoices and open payment requests of whoever is logged in, asked past the screen. */
export async function fetchBills(context: BrowserContext, address: string): Promise<Bills> {
  const response = await fetchGraphql(context, { address, body: list });
  const parsed: { data: Bills } = await response.json();
  return parsed.data;
}

/** The link to the newest invoice in the list. */
export function firstFactuur(page: Page): Locator {
  return page.locator('main a[href^="/facturen/"]:not([href*="betaalverzoek"])').first();
}
