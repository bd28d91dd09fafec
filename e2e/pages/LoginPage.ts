import { pages } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('link', { name: 'Inloggen met DigiD' });
  }

  async open(): Promise<void> {
    await this.page.goto(pages.inloggen.path);
  }

  /** Continues to DigiD. */
  async start(): Promise<void> {
    await this.button.click();
  }
}
