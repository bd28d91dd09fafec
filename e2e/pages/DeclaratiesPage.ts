import type { Locator, Page } from '@playwright/test';

/** /declaraties/overzicht. */
export class DeclaratiesPage {
  readonly page: Page;
  readonly inhoud: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inhoud = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto('/declaraties/overzicht');
  }

  /** The row of the claim with that number. */
  rij(nummer: string): Locator {
    return this.inhoud.getByRole('listitem').filter({ has: this.link(nummer) });
  }

  /** The link of that row. */
  link(nummer: string): Locator {
    return this.page.locator(`a[href="/declaraties/${nummer}"]`);
  }

  /** The numbers of the claims that are shown, in their order. */
  async nummers(): Promise<string[]> {
    const adressen = await this.inhoud
      .locator('a[href^="/declaraties/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return adressen
      .map((adres) => adres.slice('/declaraties/'.length))
      .filter((woord) => /\d/.test(woord));
  }
}
