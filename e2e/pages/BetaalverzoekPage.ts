import type { Locator, Page } from '@playwright/test';

/** /facturen/betaalverzoek/{kenmerk}. */
export class BetaalverzoekPage {
  readonly page: Page;
  readonly inhoud: Locator;
  /** Goes to the bank; also where one goes on with a payment that is open there. */
  readonly betalen: Locator;
  readonly verder: Locator;
  readonly betaald: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inhoud = page.getByRole('main');
    this.betalen = this.inhoud.getByRole('button', { name: /^(Betalen met|Verder met betalen)/ });
    this.verder = this.inhoud.getByRole('button', { name: /^Verder met betalen/ });
    this.betaald = this.inhoud.getByText('Dit betaalverzoek is betaald.');
  }

  async open(betaalkenmerk: string): Promise<void> {
    await this.page.goto(`/facturen/betaalverzoek/${betaalkenmerk}`);
  }
}
