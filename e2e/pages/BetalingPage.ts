import type { Locator, Page } from '@playwright/test';

/** The pages under /betaling, for returning from the bank. */
export class BetalingPage {
  readonly page: Page;
  readonly content: Locator;
  readonly waiting: Locator;
  /** Shown while the bank has not decided. */
  readonly atBank: Locator;
  readonly succeeded: Locator;
  readonly failed: Locator;
  readonly notFound: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    const header = (name: string | RegExp) =>
      this.content.getByRole('heading', { level: 1, name, exact: true });
    this.waiting = header('We controleren je betaling. Betaal niet opnieuw.');
    this.atBank = this.content.getByRole('heading', {
      name: 'Je betaling is nog onderweg.',
    });
    this.succeeded = header('Je betaling is gelukt');
    this.failed = header(/^Je (betaling is niet gelukt|hebt niet betaald)$/);
    this.notFound = header('We vinden geen betaling');
    this.retry = this.content.getByRole('button', { name: /^Probeer opnieuw/ });
  }

  text(words: string | RegExp): Locator {
    return this.content.getByText(words);
  }
}
