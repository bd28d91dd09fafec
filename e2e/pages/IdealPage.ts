import type { Locator, Page } from '@playwright/test';

/** The page of the iDEAL simulator's bank. */
export class IdealPage {
  readonly page: Page;
  /** Of a payment that can be paid. */
  readonly header: Locator;
  /** Of one that has ended. */
  readonly done: Locator;
  readonly bedrag: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('heading', { level: 1, name: 'Betaling bevestigen' });
    this.done = page.getByRole('heading', { level: 1, name: 'Deze betaling is al klaar' });
    this.bedrag = page.getByRole('definition').first();
  }

  /** Betalen, Annuleren, Laat mislukken, Laat verlopen, Laat in behandeling. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name: name, exact: true });
  }

  /** Back to the insurer, without doing anything. */
  get back(): Locator {
    return this.page.getByRole('link', { name: /^Terug naar / });
  }

  /** Chooses what goes wrong with this payment, by the key of the fault. */
  async chooseFault(key: string): Promise<void> {
    await this.page.getByText('Storingen nabootsen').click();
    await this.page.locator(`input[value="${key}"]`).check();
  }
}
