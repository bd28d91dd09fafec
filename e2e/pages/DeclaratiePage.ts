import type { Locator, Page } from '@playwright/test';

/** The page of one claim. */
export class DeclaratiePage {
  readonly page: Page;
  readonly inhoud: Locator;
  readonly verloop: Locator;
  readonly trap: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inhoud = page.getByRole('main');
    this.verloop = page.getByRole('list', { name: 'Hoe ver is je declaratie?' });
    this.trap = page.getByRole('table', { name: 'Van gedeclareerd naar uitbetaald' });
  }

  async open(nummer: string): Promise<void> {
    await this.page.goto(`/declaraties/${nummer}`);
  }

  /** A step of the way, by its name. */
  stap(naam: 'Ingediend' | 'In behandeling' | 'Afgehandeld'): Locator {
    return this.verloop.getByRole('listitem').filter({ hasText: naam });
  }

  /** The first answer: what you get. */
  antwoord(tekst: string | RegExp): Locator {
    return this.inhoud.getByRole('heading', { level: 2, name: tekst });
  }

  /** A step of the staircase, by its name. */
  trede(naam: string): Locator {
    return this.trap
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: naam }) });
  }
}
