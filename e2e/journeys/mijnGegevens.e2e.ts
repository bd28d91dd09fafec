import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Dedicated persons, because two journeys that change the same person would conflict.
test.use({ persona: 'Aisha Kaya' });

test('shows both versions of a conflicting change, and loses nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await one.goto(`${pages.mijnGegevens.path}?wijzig=name`);
  const save = async (one: typeof page, name: string) => {
    await one.getByLabel('Roepnaam').fill(name);
    await one.getByRole('button', { name: /^Bewaar/ }).click();
  };
  await save(other, 'Aïsha');
  await expect(other.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  await save(page, 'Ais');
  await expect(page.getByText('Nu bij ons: Aïsha. Jouw versie: Ais.')).toBeVisible();
  await expect(page.getByLabel('Roepnaam')).toHaveValue('Ais');
  await page.getByRole('button', { name: 'Bewaar mijn versie' }).click();
  await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Over jou' }).getByText('Ais', { exact: true }),
  ).toBeVisible();
});

for (const [part, heading] of [
  ['contact', 'Contact'],
  ['digitale-voorkeuren', 'Zo krijg je onze brieven'],
] as const) {
  test(`scrolls to the part #${part} and focuses it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(pages.overzicht.path);
    await page.goto(`${pages.mijnGegevens.path}#${part}`);
    const there = page.locator(`#${part}`);
    await expect(there).toBeFocused();
    await expect(there.getByRole('heading', { name: heading })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

test('prompts before leaving with unsaved input @main', async ({ page }) => {
  await page.goto(`${pages.mijnGegevens.path}?wijzig=name`);
  await page.getByLabel('Roepnaam').fill('Anders');
  await page.getByRole('link', { name: 'Zorgpas', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Weggaan zonder te bewaren?' });
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(page.getByLabel('Roepnaam')).toHaveValue('Anders');
});

/** Returns the start and end times of the document's calls in milliseconds, in that order. */
const callTimes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('/graphql')
          ? [{ from: entry.startTime, until: entry.responseEnd }]
          : [],
      )
      .toSorted((one, other) => one.from - other.from),
  );

test.describe('contact', () => {
  test.use({ persona: 'Emma Meijer' });

  test(
    'checks a changed telephone number on blur, saves it, and lists the change',
    { tag: '@main' },
    async ({ page }) => {
      await page.goto(pages.mijnGegevens.path);
      const contact = page.getByRole('region', { name: 'Contact' });
      await contact.getByRole('link', { name: 'Wijzig Contact' }).click();
      const phone = contact.getByLabel('Telefoonnummer');
      await expect(contact.getByLabel('E-mailadres')).toBeFocused();
      await phone.fill('12');
      await phone.press('Tab');
      await expect(contact.getByText(/Schrijf je telefoonnummer als/)).toBeVisible();
      await contact.getByRole('button', { name: 'Bewaar' }).click();
      const summary = contact.getByRole('region', { name: 'Controleer wat je hebt ingevuld' });
      await expect(summary).toBeFocused();
      await summary.getByRole('link').click();
      await expect(phone).toBeFocused();
      await phone.fill('020 123 45 67');
      const before = await callTimes(page);
      await phone.press('Enter');
      await expect(contact.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
      await expect(contact.getByText('020 123 45 67')).toBeVisible();
      // The current values are requested two seconds after saving (§4, §9).
      const pause = async () => {
        const since = (await callTimes(page)).slice(before.length);
        return (since.at(-1)?.from ?? 0) - (since[0]?.until ?? 0);
      };
      await expect.poll(pause).toBeGreaterThan(1990);
      await page.getByRole('main').getByRole('link', { name: 'Wijzigingen' }).click();
      await expect(page.getByText(/naar 020 123 45 67/).first()).toBeVisible();
    },
  );
});

test.describe('a person who may not choose', () => {
  test.use({ persona: 'Noor Smit' });

  test('shows the reason and the remedy', async ({ page }) => {
    await page.goto(pages.mijnGegevens.path);
    const preferences = page.getByRole('region', { name: 'Zo krijg je onze brieven' });
    await expect(preferences.getByText(/hebben we je e-mailadres nodig/).first()).toBeVisible();
    await preferences.getByRole('link', { name: 'Geef je e-mailadres door' }).first().click();
    await expect(page.getByLabel('E-mailadres')).toBeFocused();
  });
});

test.describe('consent', () => {
  test.use({ persona: 'Bram de Vries' });

  test('shows a preview, and is private', async ({ page }) => {
    await page.goto(`${pages.mijnGegevens.path}?wijzig=toestemming`);
    const consent = page.getByRole('region', { name: 'Wie je zorg mag zien' });
    await expect(consent.getByText('Zonder toestemming').last()).toBeVisible();
    await consent.getByText('Ja, dat mag').click();
    await consent.getByRole('button', { name: 'Bewaar' }).click();
    await expect(consent.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
    await page.goto(`${pages.mijnGegevens.path}?wijzig=toestemming`);
    await consent.getByText('Nee, liever niet').click();
    await consent.getByRole('button', { name: 'Bewaar' }).click();
    await expect(consent.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, persona: 'Mila Jansen' });

  test('reports errors, keeps the input, and saves @main', async ({ page, listener }) => {
    listener.expectStatus(422);
    await page.goto(pages.mijnGegevens.path);
    await page.getByRole('link', { name: 'Wijzig Over jou' }).click();
    await page.getByLabel('Roepnaam').fill('<Mila>');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Gebruik in je roepnaam alleen letters.').first()).toBeVisible();
    await expect(page.getByLabel('Roepnaam')).toHaveValue('<Mila>');
    await page.getByLabel('Roepnaam').fill('Milou');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
    await page.getByRole('link', { name: 'Wijzig Over jou' }).click();
    await page.getByLabel('Roepnaam').fill('Mila');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  });
});
