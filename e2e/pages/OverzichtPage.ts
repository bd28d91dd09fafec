import type { Locator, Page } from '@playwright/test';

/** /overzicht. */
export class OverzichtPage {
  readonly page: Page;
  readonly inhoud: Locator;
  readonly indienen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inhoud = page.getByRole('main');
    this.indienen = this.inhoud.getByRole('link', { name: 'Declaratie indienen' });
  }

  async open(): Promise<void> {
    await this.page.goto('/overzicht');
  }

  /** The greeting of somebody. */
  begroeting(roepnaam: string): Locator {
    const naam = new RegExp(`^Goede(morgen|middag|navond|nacht), ${roepnaam}\\.$`);
    return this.inhoud.getByRole('heading', { level: 1, name: naam });
  }

  /** The link to a claim of that number, in whichever card. */
  declaratie(nummer: string): Locator {
    return this.inhoud.locator(`a[href="/declaraties/${nummer}"]`);
  }
}
