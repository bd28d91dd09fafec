import { pages } from '@mijn/domain/paths';
import { expect, test } from '../support/fixtures.ts';

test.describe('the name', () => {
  test.use({ persona: 'Fatima El Amrani' });

  test('appears in the frame at once when changed', async ({ page }) => {
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
