import { expect, type Locator, type Page } from '@playwright/test';

export class DigidPage {
  readonly page: Page;
  readonly header: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('heading', { level: 1, name: 'Kies wie inlogt' });
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: name, exact: true }).click();
  }

  async chooseFault(key: string): Promise<void> {
    await this.page.getByText('Storingen nabootsen').click();
    await this.page.locator(`input[name="fault"][value="${key}"]`).check();
  }

  /** Returns the keys of all faults except cancelling, which has its own button. */
  async faults(): Promise<string[]> {
    await expect(this.header).toBeVisible();
    const keys = await this.page
      .locator('input[name="fault"]')
      .evaluateAll((choices) => choices.map((choice) => choice.getAttribute('value') ?? ''));
    return keys.filter((key) => key !== '');
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Annuleren' }).click();
  }
}
