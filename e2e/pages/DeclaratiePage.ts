import { pathOfDeclaratie } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';

export class DeclaratiePage {
  readonly page: Page;
  readonly content: Locator;
  readonly verloop: Locator;
  readonly staircase: Locator;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole('main');
    this.verloop = page.getByRole('list', { name: 'Hoe ver is je declaratie?' });
    this.staircase = page.getByRole('table', { name: 'Van gedeclareerd naar uitbetaald' });
  }

  async open(number: string): Promise<void> {
    await this.page.goto(pathOfDeclaratie(number));
  }

  step(name: 'Ingediend' | 'In behandeling' | 'Afgehandeld'): Locator {
    return this.verloop.getByRole('listitem').filter({ hasText: name });
  }

  answer(text: string | RegExp): Locator {
    return this.content.getByRole('heading', { level: 2, name: text });
  }

  tread(name: string): Locator {
    return this.staircase
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: name }) });
  }
}
