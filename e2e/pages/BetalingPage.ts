import type { Locator, Page } from '@playwright/test';

/** The pages under /betaling: where one comes back from the bank. */
export class BetalingPage {
  readonly page: Page;
  readonly inhoud: Locator;
  readonly wacht: Locator;
  /** While one waits: the bank has not made up its mind. */
  readonly bijBank: Locator;
  readonly gelukt: Locator;
  readonly mislukt: Locator;
  readonly geen: Locator;
  readonly opnieuw: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inhoud = page.getByRole('main');
    const kop = (name: string) => this.inhoud.getByRole('heading', { level: 1, name, exact: true });
    this.wacht = kop('We controleren je betaling. Betaal niet opnieuw.');
    this.bijBank = this.inhoud.getByRole('heading', {
      name: 'Je bank is nog bezig met je betaling.',
    });
    this.gelukt = kop('Je betaling is gelukt');
    this.mislukt = kop('Je betaling is niet gelukt');
    this.geen = kop('We vinden geen betaling');
    this.opnieuw = this.inhoud.getByRole('button', { name: /^Probeer opnieuw/ });
  }

  /** Words on the page. */
  tekst(woorden: string | RegExp): Locator {
    return this.inhoud.getByText(woorden);
  }
}
