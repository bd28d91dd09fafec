import type { Locator, Page } from '@playwright/test';

export class IdealPage {
  readonly page: Page;
  readonly header: Locator;
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

  get back(): Locator {
    return this.page.getByRole('link', { name: /^Terug naar / });
  }

  async chooseFault(key: string): Promise<void> {
    await this.page.getByText('Storingen nabootsen').click();
    await this.page.locator(`input[value="${key}"]`).check();
  }
}
