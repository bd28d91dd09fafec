import { pages } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';

export class DeclaratiesPage {
  readonly page: Page;
  readonly content: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto(pages.declaraties.path);
  }

  async openSearch(): Promise<Locator> {
    await this.content.locator('summary').filter({ hasText: 'Zoeken en filteren' }).click();
    return this.content.getByRole('searchbox');
  }

  row(number: string): Locator {
    return this.content.getByRole('row').filter({ has: this.link(number) });
  }

  link(number: string): Locator {
    return this.page.locator(`a[href="/declaraties/${number}"]`);
  }

  /** Returns the numbers of the listed claims, in order. */
  async numbers(): Promise<string[]> {
    const addresses = await this.content
      .locator('a[href^="/declaraties/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return addresses
      .map((address) => address.slice('/declaraties/'.length))
      .filter((word) => /\d/.test(word) && !word.includes('?'));
  }
}
