import { pages } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';

export class OverzichtPage {
  readonly page: Page;
  readonly content: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    this.submit = this.content.getByRole('link', { name: 'Declaratie indienen' });
  }

  async open(): Promise<void> {
    await this.page.goto(pages.overzicht.path);
  }

  greeting(roepnaam: string): Locator {
    const name = new RegExp(`^Goede(morgen|middag|navond|nacht), ${roepnaam}\\.$`);
    return this.content.getByRole('heading', { level: 1, name: name });
  }

  declaratie(number: string): Locator {
    return this.content.locator(`a[href="/declaraties/${number}"]`);
  }
}
