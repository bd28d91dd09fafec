import type { Locator, Page } from '@playwright/test';

/** /facturen. */
export class FacturenPage {
  readonly page: Page;
  readonly inhoud: Locator;
  readonly allesBetaald: Locator;
  /** "Je moet nog € 154,20 betalen, vóór 30 november." */
  readonly teBetalen: Locator;
  /** To the bank, of the most urgent payment request first. */
  readonly betalen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inhoud = page.getByRole('main');
    this.allesBetaald = this.inhoud.getByText('Alles is betaald.');
    this.teBetalen = this.inhoud.getByText(/^Je moet nog .* betalen/);
    this.betalen = this.inhoud.getByRole('button', { name: /^(Betalen met|Verder met betalen)/ });
  }

  /** The invoices that have this status. */
  metStatus(status: string): Locator {
    return this.inhoud.getByRole('listitem').filter({ hasText: status });
  }
}
