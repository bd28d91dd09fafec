import { documentFields } from '@mijn/domain/queryFields';
import { pages } from '@mijn/domain/paths';
import { isForEveryone } from '../support/accessibility.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess } from '../worldProcess.ts';

const { path } = pages.documenten;

// A separate world, because a preference changes.
test('finds the policy sheet from preferences and messages, and says that paper is here too @main', async ({
  browser,
  listener,
}) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  try {
    const { url } = addresses;
    const storageState = await logIn(browser, url, 'Sanne de Vries');
    const context = await browser.newContext({ storageState, locale: 'nl-NL', baseURL: url });
    listener.listenTo(context);
    const page = await context.newPage();
    const onPaper = page.getByText('Je krijgt je polisblad op papier. Je vindt het ook hier.');
    const choose = async (choice: string) => {
      await page.goto(`${pages.mijnGegevens.path}?wijzig=preferences`);
      const group = page.getByRole('group', { name: 'Polisblad' });
      await group.getByText(choice, { exact: true }).click();
      await page.getByRole('button', { name: 'Bewaar' }).click();
      await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
      await page.getByRole('link', { name: 'Bekijk je documenten' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documenten');
    };

    await choose('Papier');
    await expect(onPaper).toBeVisible();
    await choose('Digitaal');
    await expect(onPaper).toHaveCount(0);
    await isForEveryone(page, 'documenten');

    const thisYear = Temporal.Now.plainDateISO('Europe/Amsterdam').year;
    const main = page.getByRole('main');
    const sheet = main.getByRole('link', { name: `Bewaar als pdf: Polisblad ${thisYear},` });
    const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()]);
    expect(download.suggestedFilename()).toBe(`Polisblad ${thisYear}.pdf`);

    await main
      .getByRole('navigation', { name: 'Soort' })
      .getByRole('link', { name: 'Jaaroverzichten' })
      .click();
    await expect(sheet).toHaveCount(0);
    await expect(main.getByText('Voor Daan', { exact: false }).first()).toBeVisible();

    await page.goto(pages.berichten.path);
    const message = page.getByRole('link', { name: /^Je polisblad van \d{4} staat klaar$/ });
    await message.first().click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?${documentFields.year}=\\d{4}$`));
    await expect(main.getByText(/^Polisblad \d{4}$/)).toHaveCount(1);
    await context.close();
  } finally {
    await stop();
  }
});

test.describe('without script, in English', () => {
  test.use({ javaScriptEnabled: false, persona: 'Henk de Boer', locale: 'en-GB' });

  test('filters the documents, and pages through hundreds of decisions', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Decisions on claims' }).first().click();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    const first = page.getByRole('main').getByRole('link', { name: /^Save as PDF: Decision/ });
    await expect(first).toHaveCount(30);
    const name = (await first.first().getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Older documents' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(page.locator(`a[href="${name}"]`)).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent('download'), first.first().click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Everything' }).click();
    await expect(page.getByText(/^Policy sheet \d{4}$/)).toHaveCount(1);
  });
});

test.describe('a person of the other brand', () => {
  test.use({ persona: 'Piet Visser', merk: 'AZVZ' });

  test('reads why the documents are closed', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Dit kan bij jouw verzekering nog niet in de app.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Bewaar als pdf/ })).toHaveCount(0);
    await isForEveryone(page, 'documenten, gesloten');
  });
});
