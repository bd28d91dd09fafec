import { expect, type Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import type { Environment, Screen } from './screen.ts';
import { waitUntilUsable } from './usable.ts';

const sanne = { ZZ: 'Sanne de Vries' };

// The insurer's response for these personas is that fault (docs/decisions.md §10).
function personaScreen(fault: string, name = fault): Screen {
  return {
    name: `fault-${name}`,
    persona: {},
    show: async ({ page, address }) => {
      await page.goto(`${address}/digid`);
      await new DigidPage(page).choose(`Storing ${fault}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/(inloggen\?|\d{3}$)/);
    },
  };
}

/** Makes fields of the gateway's response fail. */
async function failFields(page: Page, fields: readonly string[], status = 500): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { data } = await (await route.fetch()).json();
    const none = Object.fromEntries(fields.map((field) => [field, null]));
    const errors = fields.map((field) => ({
      message: 'x',
      path: [field],
      extensions: { status, redenen: [], soort: 'refused' },
    }));
    await route.fulfill({ json: { data: { ...data, ...none }, errors } });
  });
}

// Navigates from another screen, because only client navigation can be intercepted.
function failing(name: string, to: string, fields: readonly string[], button: string): Screen {
  return {
    name,
    persona: sanne,
    show: async ({ page, address }: Environment) => {
      await page.goto(`${address}/berichten`);
      await waitUntilUsable(page);
      await failFields(page, fields);
      await new FramePage(page).goTo(to);
      const again = page.getByRole('main').getByText(button).first();
      await expect(again).toBeVisible({ timeout: 15_000 });
    },
  };
}

const offline: Screen = {
  name: 'no-connection',
  persona: sanne,
  show: async ({ page, address }) => {
    await page.goto(`${address}/overzicht`);
    await page.context().setOffline(true);
    await expect(page.getByText('Geen verbinding met internet')).toBeVisible();
  },
};

const rejected: Screen = {
  name: 'mijn-gegevens-refused',
  persona: sanne,
  show: async ({ page, address }) => {
    await page.goto(`${address}/mijn-gegevens?wijzig=contact`);
    await page.getByLabel('E-mailadres').fill('geen adres');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByRole('region', { name: /^Controleer/ })).toBeFocused();
  },
};

/** Screens with an error: of the insurer, of the connection, or in the input. */
export const failingScreens: readonly Screen[] = [
  ...['403', '404', '500', '503'].map((fault) => personaScreen(fault)),
  personaScreen('leeg', 'empty'),
  failing(
    'overzicht-failed',
    'Overzicht',
    ['declaraties', 'betaalverzoeken', 'eigenRisico'],
    'Probeer opnieuw',
  ),
  failing('declaraties-failed', 'Declaraties', ['declaraties'], 'Probeer opnieuw'),
  failing('facturen-failed', 'Facturen', ['betaalverzoeken'], 'Probeer opnieuw'),
  offline,
  rejected,
];
