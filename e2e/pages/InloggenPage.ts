import type { Locator, Page } from '@playwright/test';

/** /inloggen. */
export class InloggenPage {
  readonly page: Page;
  readonly knop: Locator;

  constructor(page: Page) {
    this.page = page;
    this.knop = page.getByRole('link', { name: 'Inloggen met DigiD' });
  }

  async open(): Promise<void> {
    await this.page.goto('/inloggen');
  }

  /** Goes on to DigiD. */
  async begin(): Promise<void> {
    await this.knop.click();
  }
}
