import type { Locator, Page } from '@playwright/test';

/** The page on which the insurer's day is moved. */
export class TimePage {
  readonly page: Page;
  readonly header: Locator;
  /** The results of the insurer's jobs, latest first. */
  readonly happened: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('heading', { level: 1, name: 'De dag bij de verzekeraar' });
    this.happened = page.getByRole('term');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: name, exact: true });
  }

  /** Moves to a day, `yyyy-mm-dd`. */
  async goTo(day: string): Promise<void> {
    await this.page.getByLabel('Een andere dag').fill(day);
    // Moving by months takes as long as the machine needs; the test's own time limits it.
    await this.button('Naar deze dag').click({ timeout: 0 });
  }
}
