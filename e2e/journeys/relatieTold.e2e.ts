import { pages } from '@mijn/domain/paths';
import { mailAddress } from '../support/addresses.ts';
import { expect, test } from '../support/trip.ts';

test.use({ persona: 'Henk de Boer' });

test('a changed e-mail address is told to the address known before', async ({ page, context }) => {
  await page.goto(`${pages.mijnGegevens.path}?wijzig=contact`);
  await page.getByLabel('E-mailadres').fill('henk.nieuw@voorbeeld.example');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  const mail = await context.newPage();
  const told = mail.getByRole('article').filter({ hasText: 'henk@voorbeeld.example' });
  await expect(async () => {
    await mail.goto(mailAddress());
    await expect(told).toContainText('is gewijzigd: je e-mailadres.', { timeout: 500 });
  }).toPass();
  await expect(mail.getByText('henk.nieuw@voorbeeld.example')).toHaveCount(0);
});

test.describe('the name', () => {
  test.use({ persona: 'Fatima El Amrani' });

  test('a changed name stands in the frame at once', async ({ page }) => {
    await page.goto(`${pages.mijnGegevens.path}?wijzig=name`);
    await page.getByLabel('Roepnaam').fill('Fatma');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
    const name = page.locator('nav, header').getByText('Fatma El Amrani').filter({ visible: true });
    await expect(name.first()).toBeVisible();
    await page.getByRole('link', { name: 'Zorgpas', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Zorgpas/ })).toBeVisible();
    await expect(name.first()).toBeVisible();
  });
});
