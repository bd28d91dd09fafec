import type { Locator, Page } from '@playwright/test';

/** /facturen. */
export class FacturenPage {
  readonly page: Page;
  readonly content: Locator;
  readonly allPaid: Locator;
  /** "Je moet nog € 154,20 betalen, uiterlijk 30 november." */
  readonly toPay: Locator;
  /** To the bank: for the one payment request there is, or for all that are chosen. */
  readonly pay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    this.allPaid = this.content.getByText('Alles is betaald.');
    this.toPay = this.content.getByText(/^Je moet nog .* betalen/);
    this.pay = this.content.getByRole('button', {
      name: /^(Betalen met|Verder met betalen|Betaal € [\d.]+,\d{2} met)/,
    });
  }

  /** The invoices of the list that have this status. */
  withStatus(status: string): Locator {
    return this.content.getByRole('row').filter({ hasText: status });
  }

  /** What is asked to be paid above the list, by its title (§3). */
  asked(title: string): Locator {
    return this.content.locator('section').filter({ hasText: title });
  }
}
