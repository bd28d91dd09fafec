import type { Locator, Page } from '@playwright/test';
import { timeAddress } from '../support/addresses.ts';

export class AfwijkingenPage {
  readonly page: Page;
  readonly header: Locator;
  readonly #cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('heading', { level: 1, name: 'Betalingen die niet kloppen' });
    this.#cards = page.locator('section');
  }

  async open(): Promise<void> {
    await this.page.goto(timeAddress());
    await this.page.getByRole('link', { name: 'Betalingen die niet kloppen' }).click();
  }

  /** Returns the row of a payment request, by its 16 digits. */
  about(betaalkenmerk: string): Locator {
    const inGroups = betaalkenmerk.replaceAll(/(.{4})(?=.)/g, '$1 ');
    return this.#cards.filter({ hasText: inGroups });
  }
}
