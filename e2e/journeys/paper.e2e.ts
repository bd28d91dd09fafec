import { expect, test } from '../support/fixtures.ts';

// Printed pages have no interactive elements.
test.use({ persona: 'Sanne de Vries' });

test.describe('while cookies are not answered', () => {
  test.use({ cookiesAnswered: false });

  for (const path of ['/overzicht', '/declaraties/overzicht', '/facturen', '/zorgkosten']) {
    test(`prints ${path} without controls`, async ({ page }) => {
      await page.goto(path);
      const cookies = page.getByRole('region', { name: 'Cookies' });
      await expect(cookies).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const role of ['button', 'textbox', 'combobox', 'checkbox'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(cookies).toBeHidden();
    });
  }
});

test.describe('a person with much care', () => {
  test.use({ persona: 'Jan Bakker' });

  test('reads every line on paper, of folded months too, and finds them on the page', async ({
    page,
  }) => {
    await page.goto('/zorgkosten');
    const folded = page.locator('details:not([open]) li').last();
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
  });
});

test.describe('a person with open invoices', () => {
  test.use({ persona: 'Jan Bakker' });

  test('prints what to pay and how, without payment options', async ({ page }) => {
    await page.goto('/facturen');
    await page.getByRole('link', { name: 'Bekijk betaalverzoek' }).first().click();
    await expect(page.getByRole('heading', { name: 'Betaal in termijnen' })).toBeVisible();
    await expect(page.getByText('Op naam van')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Liever zelf overmaken?')).toBeVisible();
    await expect(page.getByText('Op naam van')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

test('keeps titles and column headers with their first row', async ({ page }) => {
  await page.goto('/zorgkosten');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Elements that allow a page break in between, or have no height.
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const styles = (selector: string, root: ParentNode = table) =>
        [...root.querySelectorAll(selector)].map((part) => getComputedStyle(part));
      const title = table.closest('section')?.querySelector('h2')?.parentElement;
      return [
        ...styles('caption').filter(({ display }) => display !== 'none'),
        ...styles('thead').filter(({ breakAfter }) => breakAfter !== 'avoid'),
        ...(title && getComputedStyle(title).breakAfter !== 'avoid' ? [title] : []),
      ].map(String);
    }),
  );
  expect(loose).toEqual([]);
});
