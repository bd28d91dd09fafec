import type { Locator, Page } from '@playwright/test';

/** The pages under /betaling: where one comes back from the bank. */
export class BetalingPage {
  readonly page: Page;
  readonly content: Locator;
  readonly wait: Locator;
  /** While one waits: the bank has not made up its mind. */
  readonly atBank: Locator;
  readonly succeeded: Locator;
  readonly mislukt: Locator;
  readonly no: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    const header = (name: string) =>
      this.content.getByRole('heading', { level: 1, name, exact: true });
    this.wait = header('We controleren je betaling. Betaal niet opnieuw.');
    this.atBank = this.content.getByRole('heading', {
      name: 'Je bank is nog bezig met je betaling.',
    });
    this.succeeded = header('Je betaling is gelukt');
    this.mislukt = header('Je betaling is niet gelukt');
    this.no = header('We vinden geen betaling');
    this.retry = this.content.getByRole('button', { name: /^Probeer opnieuw/ });
  }

  /** Words on the page. */
  text(words: string | RegExp): Locator {
    return this.content.getByText(words);
  }
}
