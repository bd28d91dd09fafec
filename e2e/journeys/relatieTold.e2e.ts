import { mailAddress } from '../support/addresses.ts';
import { expect, test } from '../support/trip.ts';

test.use({ persona: 'Mila Jansen' });

test('a changed e-mail address is told to the address known before', async ({ page, context }) => {
  await page.goto('/mijn-gegevens?wijzig=contact');
  await page.getByLabel('E-mailadres').fill('mila.nieuw@voorbeeld.example');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  const mail = await context.newPage();
  const told = mail.getByRole('article').filter({ hasText: 'mila@voorbeeld.example' });
  await expect(async () => {
    await mail.goto(mailAddress());
    await expect(told).toContainText('is gewijzigd: je e-mailadres.', { timeout: 500 });
  }).toPass();
  await expect(mail.getByText('mila.nieuw@voorbeeld.example')).toHaveCount(0);
});

test.describe('the name', () => {
  test.use({ persona: 'Fatima El Amrani' });

  test('a changed name stands in the frame at once', async ({ page }) => {
    await page.goto('/mijn-gegevens?wijzig=naam');
    await page.getByLabel('Roepnaam').fill('Fatma');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Fatma El Amrani')).toBeVisible();
    await page.getByRole('link', { name: 'Zorgpas', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Zorgpas/ })).toBeVisible();
    await expect(page.getByText('Fatma El Amrani').first()).toBeVisible();
  });
});
