import type { Locator, Page } from '@playwright/test';

/** What every page behind the login has around it. */
export class FramePage {
  readonly page: Page;
  readonly navigatie: Locator;
  readonly kop: Locator;

  constructor(page: Page) {
    this.page = page;
    this.navigatie = page.getByRole('navigation', { name: /^(Hoofdnavigatie|Main navigation)$/ });
    this.kop = page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Goes somewhere by the navigation. */
  async ga(naar: string): Promise<void> {
    await this.navigatie.getByRole('link', { name: naar, exact: true }).click();
  }

  /** Opens the menu of the person where it is not in sight: on a phone. */
  async openMenu(): Promise<void> {
    const meer = this.navigatie.getByRole('button', { name: /^(Meer|More)$/ });
    if (await meer.isVisible()) await meer.click();
  }

  async logUit(): Promise<void> {
    await this.openMenu();
    await this.navigatie.getByRole('link', { name: /^(Uitloggen|Sign out|Log out)$/ }).click();
  }

  /** Switches to the other language, and waits for the fresh document. */
  async wisselTaal(naar: 'en' | 'nl'): Promise<void> {
    await this.openMenu();
    const naam = naar === 'en' ? 'Read this app in English' : 'Lees deze app in het Nederlands';
    await this.navigatie.getByRole('button', { name: naam }).click();
    await this.page.locator(`html[lang="${naar}"]`).waitFor({ state: 'attached' });
  }
}
