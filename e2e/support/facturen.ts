import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fetchGraphql } from './call.ts';

/** A listed invoice; integer cents. */
export interface FactuurInList {
  readonly kenmerk: string;
  readonly soortFactuur: string;
  readonly status: string;
  readonly bedrag: number;
}

/** An open payment request; integer cents. */
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

/** Returns the logged-in person's invoices and open payment requests, by request. */
export async function fetchBills(context: BrowserContext, address: string): Promise<Bills> {
  const response = await fetchGraphql(context, { address, body: list });
  const parsed: { data: Bills } = await response.json();
  return parsed.data;
}

/** Returns the link to the newest listed invoice. */
export function firstFactuur(page: Page): Locator {
  return page.locator('main a[href^="/facturen/"]:not([href*="betaalverzoek"])').first();
}
