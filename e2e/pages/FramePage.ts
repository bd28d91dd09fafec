import type { Locator, Page } from '@playwright/test';

export class FramePage {
  readonly page: Page;
  readonly navigation: Locator;
  readonly header: Locator;

  constructor(page: Page) {
    this.page = page;
    this.navigation = page.getByRole('navigation', { name: /^(Hoofdnavigatie|Main navigation)$/ });
    this.header = page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** Follows a link of the navigation, from the menu where a phone's bar has no room for it. */
  async goTo(to: string): Promise<void> {
    // A link may end with a count: "Facturen 2 te betalen".
    const link = this.navigation.getByRole('link', { name: new RegExp(`^${to}( \\d.*)?$`) });
    const more = this.navigation.getByRole('button', { name: /^(Meer|More)\b/ });
    await link.or(more).first().waitFor();
    if (!(await link.isVisible())) await more.click();
    await link.click();
  }

  /** Opens the person's menu if it is hidden, as on a phone. */
  async openMenu(): Promise<void> {
    await this.navigation.waitFor();
    const more = this.navigation.getByRole('button', { name: /^(Meer|More)\b/ });
    if (await more.isVisible()) await more.click();
  }

  async logOut(): Promise<void> {
    await this.openMenu();
    await this.navigation.getByRole('button', { name: /^(Uitloggen|Log out)$/ }).click();
  }

  /** Changes the language, and waits for the new document. */
  async switchLanguage(to: 'en' | 'nl'): Promise<void> {
    await this.openMenu();
    const name = to === 'en' ? 'Read this app in English' : 'Lees deze app in het Nederlands';
    await this.navigation.getByRole('button', { name: name }).click();
    await this.page.locator(`html[lang="${to}"]`).waitFor({ state: 'attached' });
  }
}
