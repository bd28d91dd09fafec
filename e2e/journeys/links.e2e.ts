import { pages } from '@mijn/domain/paths';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { legacyAddress } from '@mijn/domain/brands';
import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

const { website, legacy } = inventedLinks.ZZ;

/** Pages with links to other sites. Tom has an arrangement, which links to help with arrears. */
const shownTo = {
  'Sanne de Vries': [
    '/overzicht',
    '/mijn-gegevens',
    '/facturen',
    '/declaraties/overzicht',
    '/cookie-instellingen',
  ],
  'Tom Mulder': ['/facturen'],
  nobody: ['/inloggen'],
} as const;

/** Returns the external links of a page, and checks that each is marked as such. */
async function listOutward(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Links that few people need are folded up.
  await page
    .locator('details')
    .evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
  const links = await page.locator('a[href^="https:"]').all();
  return Promise.all(
    links.map(async (one) => {
      await expect(one, path).toHaveAccessibleName(/\S \(andere website\)$/);
      return (await one.getAttribute('href')) ?? '';
    }),
  );
}

test('links to every page of the website and the legacy area, marked as external', async ({
  browser,
  login,
}) => {
  const found = new Set<string>();
  for (const [persona, paths] of Object.entries(shownTo)) {
    const storageState =
      persona === 'nobody' ? { cookies: [], origins: [] } : await login('ZZ', persona);
    const context = await browser.newContext({ baseURL: addressOf('ZZ'), storageState });
    const page = await context.newPage();
    for (const path of paths) {
      for (const link of await listOutward(page, path)) found.add(link);
    }
    await context.close();
  }
  const expected = [
    // Our own pages take the place of the cover of care, the documents and the payment settings.
    ...Object.values(website).filter((one) => one !== website.reimbursementFinder),
    ...Object.values(legacy)
      .filter((one) => one !== legacy.documents && one !== legacy.paymentSettings)
      .map((one) => legacyAddress(one, false)),
  ];
  expect(expected.filter((one) => !found.has(one))).toEqual([]);
});

test.describe('a child', () => {
  test.use({ persona: 'Bram de Vries', viewport: { width: 390, height: 844 } });

  test('has no tab for invoices, and a sentence at their address', async ({ page }) => {
    await page.goto(pages.overzicht.path);
    const frame = new FramePage(page);
    await frame.openMenu();
    await expect(frame.navigation.getByRole('link', { name: 'Zorgkosten' })).toBeVisible();
    await expect(page.locator('a[href^="/facturen"]')).toHaveCount(0);
    await page.goto(pages.facturen.path);
    await expect(page.getByText('Jij krijgt geen facturen')).toBeVisible();
  });
});

test.describe('a person who is not verzekeringsnemer', () => {
  test.use({ persona: 'Daan de Vries' });

  test('shows the reason in place of a link that leads to hidden data', async ({ page }) => {
    await page.goto(pages.facturen.path);
    const main = page.getByRole('main');
    for (const [label, address] of [
      ['Documenten', legacy.documents],
      ['Betaalinstellingen', legacy.paymentSettings],
    ] as const) {
      await expect(main.getByText(new RegExp(`${label}.*: `, 'i')).first()).toBeVisible();
      await expect(main.locator(`a[href^="${address}"]`)).toHaveCount(0);
    }
    await expect(main.locator(`a[href^="${legacy.policyDetails}"]`).first()).toBeVisible();
  });
});
