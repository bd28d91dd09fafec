import type { Locator, Page } from '@playwright/test';

export class FacturenPage {
  readonly page: Page;
  readonly content: Locator;
  readonly allPaid: Locator;
  readonly toPay: Locator;
  /** Leads to the bank with the single request, or all selected ones. */
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

  withStatus(status: string): Locator {
    return this.content.getByRole('row').filter({ hasText: status });
  }

  /** Returns the payment request above the list, by title (§3). */
  asked(title: string): Locator {
    return this.content.locator('section').filter({ hasText: title });
  }
}
