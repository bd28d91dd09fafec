import type { Locator, Page } from '@playwright/test';

/** The page of the iDEAL simulator's bank. */
export class IdealPage {
  readonly page: Page;
  /** Heading of a payable payment. */
  readonly header: Locator;
  /** Heading of a finished payment. */
  readonly done: Locator;
  readonly bedrag: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('heading', { level: 1, name: 'Betaling bevestigen' });
    this.done = page.getByRole('heading', { level: 1, name: 'Deze betaling is al klaar' });
    this.bedrag = page.getByRole('definition').first();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: name, exact: true });
  }

  /** The link back to the insurer. */
  get back(): Locator {
    return this.page.getByRole('link', { name: /^Terug naar / });
  }

  /** Chooses a fault for this payment, by key. */
  async chooseFault(key: string): Promise<void> {
    await this.page.getByText('Storingen nabootsen').click();
    await this.page.locator(`input[value="${key}"]`).check();
  }
}
