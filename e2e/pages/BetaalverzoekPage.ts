import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';

/** /facturen/betaalverzoek/{kenmerk}. */
export class BetaalverzoekPage {
  readonly page: Page;
  readonly content: Locator;
  /** Goes to the bank; also where one goes on with a payment that is open there. */
  readonly pay: Locator;
  readonly onward: Locator;
  readonly betaald: Locator;
  /** The link to the bank, where the form was posted without script. */
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
