import { pages } from '@mijn/domain/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import { DeclaratiePage } from '../../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../../pages/DeclaratiesPage.ts';
import { addressOf } from '../addresses.ts';
import { findNumber } from '../declaraties.ts';
import { judge } from '../insurer.ts';
import { at, type EarlyTap, patience } from './earlyTap.ts';

const sanne = 'Sanne de Vries';
// Messages about claims judged meanwhile do not go to these people.
const emma = 'Emma Meijer';
const tom = 'Tom Mulder';
const list = at('/declaraties/overzicht');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Selects the second option of a list before hydration. */
function chosen(what: string, label: string, field: string): EarlyTap {
  return {
    what: `a choice under ${what}`,
    taps: 'form search',
    persona: sanne,
    extension: true,
    path: list,
    tap: async (page) => {
      await new DeclaratiesPage(page).openSearch();
      const select = page.getByLabel(label, { exact: true });
      await select.selectOption({ index: 2 });
      const value = await select.inputValue();
      return async () => {
        const inAddress = () => new URL(page.url()).searchParams.get(field);
        await expect.poll(inAddress, patience).toBe(value);
        await expect(page.getByText(/\d+ declaraties? gevonden|We vinden geen/)).toBeVisible();
        await expect(select).toHaveValue(value);
      };
    },
  };
}

async function downloads(page: Page, what: Locator, name: RegExp) {
  const file = page.waitForEvent('download', patience);
  await what.click();
  return async () => expect((await file).suggestedFilename()).toMatch(name);
}

/** Returns the link of the first explained line of care costs. */
async function firstLine(page: Page): Promise<string> {
  await page.goto(pages.zorgkosten.path);
  const link = page.getByRole('main').locator('[aria-expanded="false"]');
  return (await link.first().getAttribute('href')) ?? '';
}

export const careTaps: readonly EarlyTap[] = [
  {
    what: 'a status of claims',
    persona: sanne,
    extension: true,
    path: list,
    tap: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Afgehandeld', exact: true }).click();
      return async () => {
        await expect(page).toHaveURL(/\?status=AFGEHANDELD$/, patience);
        await expect(page.getByText(/\d+ declaraties gevonden/)).toBeVisible(patience);
      };
    },
  },
  chosen('year', 'Jaar', 'jaar'),
  chosen('person', 'Voor wie', 'persoon'),
  chosen('kind of care', 'Soort zorg', 'zorg'),
  {
    what: 'printing a claim',
    taps: 'button Printen',
    persona: sanne,
    path: async ({ page, context }) => {
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      const handled = await findNumber(context, addressOf('ZZ'), ({ nieuw }) => !nieuw);
      return `/declaraties/${handled}`;
    },
    tap: async (page) => {
      await button(page, 'Printen').click();
      return () => expect(page.locator('body[data-printed]')).toBeAttached(patience);
    },
  },
  {
    what: 'asking a question',
    taps: 'form question',
    persona: emma,
    begins: 'declaratie',
    extension: true,
    path: ({ nummer }) => `/declaraties/${nummer}`,
    tap: async (page) => {
      await button(page, 'Stel een vraag').click();
      return async () => {
        const box = page.getByLabel('Wat klopt er volgens jou niet?');
        await box.fill('Wanneer weet ik meer?', patience);
        await button(page, 'Verstuur je vraag').click();
        const questions = page.getByRole('list', { name: 'Je vragen' });
        await expect(questions).toContainText('Wanneer weet ik meer?', patience);
      };
    },
  },
  {
    what: 'withdrawing a claim',
    taps: 'form withdraw',
    persona: emma,
    begins: 'declaratie',
    extension: true,
    path: ({ nummer }) => `/declaraties/${nummer}`,
    tap: async (page) => {
      await new DeclaratiePage(page).content
        .getByRole('button', { name: 'Declaratie intrekken' })
        .click();
      return async () => {
        await page.getByRole('button', { name: 'Ja, trek in' }).click(patience);
        await expect(page.getByText('Je declaratie is ingetrokken.')).toBeVisible(patience);
      };
    },
  },
  {
    what: 'reading all messages',
    taps: 'form read',
    persona: tom,
    begins: 'declaratie',
    extension: true,
    path: async ({ nummer }) => {
      await judge(nummer);
      return '/berichten';
    },
    tap: async (page) => {
      await button(page, 'Markeer alles als gelezen').click();
      return () => expect(page.getByText('Je hebt alles gelezen.').first()).toBeVisible(patience);
    },
  },
  {
    what: 'mail of messages',
    taps: 'form mail',
    persona: tom,
    extension: true,
    path: at('/berichten'),
    tap: async (page) => {
      const isOn = await button(page, 'E-mail uitzetten').isVisible();
      await button(page, isOn ? 'E-mail uitzetten' : 'E-mail aanzetten').click();
      const now = `Je krijgt ${isOn ? 'geen' : 'een'} e-mail bij een nieuw bericht.`;
      return () => expect(page.getByText(now)).toBeVisible(patience);
    },
  },
  {
    what: 'working out what one will pay',
    taps: 'form plan',
    persona: sanne,
    extension: true,
    path: at('/zorgkosten/vooruit'),
    tap: async (page) => {
      await page.getByLabel('Hoeveel kost het?').fill('150');
      await button(page, 'Reken uit').click();
      return () => expect(page.getByText(/^Je betaalt .* zelf\./)).toBeVisible(patience);
    },
  },
  {
    what: 'saying that one never had some care',
    taps: 'form neverHad',
    persona: sanne,
    extension: true,
    status: 422,
    path: ({ page }) => firstLine(page),
    tap: async (page) => {
      const main = page.getByRole('main');
      await main.locator('summary').filter({ hasText: 'Deze zorg had ik niet' }).click();
      // Too long, so that the next attempt finds the line unchanged.
      const remark = main.getByLabel(/^Wil je er iets bij zeggen/);
      await remark.fill('nooit '.repeat(500));
      await button(page, 'Meld dat je deze zorg niet had').click();
      return async () => {
        await expect(remark).toHaveAccessibleDescription(/te lang/, patience);
        await expect(remark).toHaveValue(/^(nooit ?)+$/);
      };
    },
  },
  {
    what: 'care costs as a file',
    taps: 'button Bewaar als CSV',
    persona: sanne,
    path: at('/zorgkosten'),
    tap: (page) =>
      downloads(page, button(page, 'Bewaar als CSV'), /^zorgkosten-\p{L}+-\d{4}\.csv$/u),
  },
];
