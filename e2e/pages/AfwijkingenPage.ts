import type { Locator, Page } from '@playwright/test';
import { timeAddress } from '../support/addresses.ts';

/** The list of payments that do not agree, for who works at the insurer. */
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

  /** The row of one payment request, by its 16 digits. */
  about(betaalkenmerk: string): Locator {
    const inGroups = betaalkenmerk.replaceAll(/(.{4})(?=.)/g, '$1 ');
    return this.#cards.filter({ hasText: inGroups });
  }
}
