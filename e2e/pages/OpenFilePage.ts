import type { Page } from '@playwright/test';
import { internalAddress } from '../support/addresses.ts';

/** The staff's screen to open a person's file. */
export class OpenFilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async logIn(member: string): Promise<void> {
    await this.page.goto(internalAddress());
    await this.page.getByRole('button', { name: member }).click();
    await this.heading.waitFor();
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Dossier openen' });
  }

  /** The bar with the open file's person and reason, on every screen. */
  get bar() {
    return this.page.getByRole('region', { name: 'Dossier van een ander' });
  }

  async fill(bsn: string, reason: string): Promise<void> {
    await this.page.getByLabel('BSN').fill(bsn);
    await this.page.getByLabel('Waarom open je dit dossier?').fill(reason);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open dossier' }).click();
  }
}
