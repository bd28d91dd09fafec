import { pages } from '@mijn/domain/paths';
import { readFile } from 'node:fs/promises';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Emma Meijer' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('downloads a copy of the own data, by a link from Mijn gegevens', async ({ page }) => {
    await page.goto(pages.mijnGegevens.path);
    await page.getByRole('link', { name: 'Wat we bewaren' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat we bewaren');
    const link = page.getByRole('link', { name: 'Download je gegevens (JSON)' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/);
    const copy: { relatie: { roepnaam: string } } = JSON.parse(
      await readFile(await download.path(), 'utf8'),
    );
    expect(copy.relatie.roepnaam).toBe('Emma');
  });
});

test('tells how long everything is kept, and leads to a question about the own data', async ({
  page,
}) => {
  await page.goto(pages.bewaard.path);
  await expect(page.getByText('Minstens 7 jaar na het besluit')).toBeVisible();
  await isForEveryone(page, 'wat we bewaren');
  await page.getByRole('main').getByRole('link', { name: 'Stel een vraag' }).click();
  await expect(page).toHaveURL('/vragen/stellen?over=gegevens');
});
