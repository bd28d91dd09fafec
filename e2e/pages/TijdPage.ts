import type { Locator, Page } from '@playwright/test';

/** The page on which the insurer's day is moved. */
export class TijdPage {
  readonly page: Page;
  readonly kop: Locator;
  /** What the insurer's jobs did, the latest move first. */
  readonly gebeurd: Locator;

  constructor(page: Page) {
    this.page = page;
    this.kop = page.getByRole('heading', { level: 1, name: 'De dag bij de verzekeraar' });
    this.gebeurd = page.getByRole('term');
  }

  /** "Eén dag verder", "Eén week verder", "Eén maand verder", "Naar 31 december". */
  knop(naam: string): Locator {
    return this.page.getByRole('button', { name: naam, exact: true });
  }

  /** Goes to a day, `yyyy-mm-dd`. */
  async gaNaar(dag: string): Promise<void> {
    await this.page.getByLabel('Een andere dag').fill(dag);
    await this.knop('Naar deze dag').click();
  }
}
