import { expect, type Locator, type Page } from '@playwright/test';

/** The page of the DigiD simulator. */
export class DigidPage {
  readonly page: Page;
  readonly kop: Locator;

  constructor(page: Page) {
    this.page = page;
    this.kop = page.getByRole('heading', { level: 1, name: 'Kies wie inlogt' });
  }

  /** Logs in as the persona of that name. */
  async kies(naam: string): Promise<void> {
    await this.page.getByRole('button', { name: naam, exact: true }).click();
  }

  /** Chooses what goes wrong with this login, by the key of the fault. */
  async kiesStoring(sleutel: string): Promise<void> {
    await this.page.getByText('Storingen nabootsen').click();
    await this.page.locator(`input[name="fout"][value="${sleutel}"]`).check();
  }

  /** The keys of all faults on offer but cancelling, which has its own button. */
  async storingen(): Promise<string[]> {
    await expect(this.kop).toBeVisible();
    const sleutels = await this.page
      .locator('input[name="fout"]')
      .evaluateAll((keuzes) => keuzes.map((keuze) => keuze.getAttribute('value') ?? ''));
    return sleutels.filter((sleutel) => sleutel !== '');
  }

  async annuleer(): Promise<void> {
    await this.page.getByRole('button', { name: 'Annuleren' }).click();
  }
}
