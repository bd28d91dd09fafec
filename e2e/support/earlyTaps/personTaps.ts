import { randomInt } from 'node:crypto';
import { forgetContactCheck } from '@mijn/dev-env/journeys/testContact';
import { cookieNames } from '@mijn/domain/constants';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { expect, type Page } from '@playwright/test';
import { FramePage } from '../../pages/FramePage.ts';
import { databaseAddress } from '../addresses.ts';
import { mouse } from '../hand.ts';
import { untilUsable } from '../usable.ts';
import { at, type EarlyTap, patience } from './earlyTap.ts';

const sanne = 'Sanne de Vries';
const tom = 'Tom Mulder';
const henk = 'Henk de Boer';
/** Her BSN as formatted. */
const bsn = bsnOf('sanne').replaceAll(/(\d{3})(?=\d)/g, '$1 ');
const preferences = '/mijn-gegevens?wijzig=preferences';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits for the confirmation; another journey may have changed the same person meanwhile. */
async function isSaved(page: Page): Promise<void> {
  const saved = page.getByText('Bewaard. Dit geldt meteen.');
  const mine = button(page, 'Bewaar mijn versie');
  await expect(saved.or(mine)).toBeVisible(patience);
  if (await mine.isVisible()) await mine.click();
  await expect(saved).toBeVisible(patience);
}

export const personTaps: readonly EarlyTap[] = [
  {
    what: 'signing out',
    taps: 'form signOut',
    persona: 'Mila Jansen',
    ownLogin: true,
    path: at('/overzicht'),
    tap: async (page) => {
      await new FramePage(page).logOut();
      const done = page.getByRole('heading', { name: 'Je bent uitgelogd' });
      return () => expect(done).toBeVisible(patience);
    },
  },
  {
    what: 'putting a notice aside',
    taps: 'form dismiss',
    persona: sanne,
    ownLogin: true,
    path: at('/mijn-gegevens'),
    tap: async (page) => {
      const notice = page.getByRole('main').locator('form').filter({ hasText: 'Niet nu' });
      const about = await notice.locator('input[type="hidden"][value^="toon"]').inputValue();
      await notice.getByRole('button', { name: 'Niet nu' }).click();
      return () => expect(page.locator(`input[value="${about}"]`)).toHaveCount(0, patience);
    },
  },
  {
    what: 'that one’s details are right',
    taps: 'form confirm',
    persona: tom,
    path: async () => {
      await forgetContactCheck(databaseAddress(), tom);
      return '/mijn-gegevens';
    },
    tap: async (page) => {
      const yes = button(page, 'Ja, dit klopt');
      await yes.click();
      return () => expect(yes).toHaveCount(0, patience);
    },
  },
  {
    what: 'saving a changed detail',
    taps: 'form contact',
    persona: henk,
    path: at('/mijn-gegevens?wijzig=contact'),
    tap: async (page) => {
      const phone = `020 123 ${randomInt(10, 99)} ${randomInt(10, 99)}`;
      await page.getByLabel('Telefoonnummer').fill(phone);
      await button(page, 'Bewaar').click();
      return async () => {
        await isSaved(page);
        await expect(page.getByRole('region', { name: 'Contact' })).toContainText(phone);
      };
    },
  },
  {
    what: 'a choice of two',
    taps: 'form preferences',
    persona: henk,
    path: at(preferences),
    tap: async (page) => {
      const group = page.getByRole('group', { name: 'Nieuwsbrief' });
      const other = group.getByRole('radio', { checked: false }).first();
      const value = (await other.getAttribute('value')) ?? '';
      const choice = group.locator(`input[value="${value}"]`);
      await mouse(page).choose(choice);
      return async () => {
        await untilUsable(page);
        await expect(choice).toBeChecked();
        await button(page, 'Bewaar').click();
        await isSaved(page);
        await page.goto(preferences);
        await expect(choice).toBeChecked(patience);
      };
    },
  },
  {
    what: 'the pass at the desk',
    taps: 'button Toon aan de balie',
    persona: sanne,
    path: at('/zorgpas'),
    tap: async (page) => {
      await button(page, 'Toon aan de balie').click();
      const desk = page.getByRole('dialog', { name: 'Voor de balie' });
      return () => expect(desk.getByText(sanne)).toBeVisible(patience);
    },
  },
  {
    what: 'showing the BSN',
    taps: 'form bsn',
    persona: sanne,
    path: at('/zorgpas'),
    tap: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /Toon Burgerservicenummer/ }).click();
      return () => expect(main.getByText(bsn)).toBeVisible(patience);
    },
  },
  {
    what: 'the question about cookies',
    taps: 'form cookies',
    persona: sanne,
    path: async ({ context }) => {
      await context.clearCookies({ name: cookieNames.consent });
      return '/overzicht';
    },
    tap: async (page) => {
      await button(page, 'Alleen noodzakelijk').click();
      const banner = page.getByRole('region', { name: 'Cookies' });
      return async () => {
        await expect(banner).toHaveCount(0, patience);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name }) => name)).toContain(cookieNames.consent);
      };
    },
  },
];
