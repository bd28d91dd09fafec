import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';

export class BetaalverzoekPage {
  readonly page: Page;
  readonly content: Locator;
  /** Leads to the bank, also to continue an open payment. */
  readonly pay: Locator;
  readonly onward: Locator;
  readonly betaald: Locator;
  /** The link to the bank, after the form was posted without script. */
  readonly toBank: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    this.pay = this.content.getByRole('button', { name: /^(Betalen met|Verder met betalen)/ });
    this.onward = this.content.getByRole('button', { name: /^Verder met betalen/ });
    this.toBank = this.content.getByRole('link', { name: /^Verder met betalen/ });
    this.betaald = this.content.getByText('Dit betaalverzoek is betaald.');
  }

  async open(betaalkenmerk: string): Promise<void> {
    await this.page.goto(pathOfBetaalverzoek(betaalkenmerk));
  }
}
