import { pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import { loadOwnFont } from '../support/ownFont.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('care usage', () => {
  test.use({ persona: 'Jan Bakker' });

  test('shows what is used up or nearly so first, with links to costs and claims @main', async ({
    page,
  }) => {
    await page.goto(pages.zorggebruik.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      /^Op in \d{4}: bril en lenzen\.$/,
    );
    await expect(main.getByText('Nog 3 behandelingen fysiotherapie.')).toBeVisible();
    const physio = main.getByRole('region', { name: 'Fysiotherapie' });
    await expect(physio).toContainText('Nog 3 van 18 behandelingen');
    await expect(physio).toContainText('Bijgewerkt op');
    await main.getByRole('link', { name: 'Zorgkosten' }).click();
    await expect(page).toHaveURL(/\/zorgkosten\/\?include-eigen-risico=true$/);
  });
});

test.describe('a family', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('shares a budget, and leaves out what a child hides, with the reason', async ({ page }) => {
    await page.goto(pages.zorggebruik.path);
    const shared = page.getByRole('region', { name: 'Tandarts, bril en lenzen' });
    await expect(shared).toContainText('Lotte');
    await expect(shared).toContainText('Niet te zien');
    await expect(shared).toContainText('Zo blijft de zorg van anderen privé.');
  });

  test('keeps person and year across screens, and shows two years one tap apart', async ({
    page,
  }) => {
    await page.goto(pages.zorggebruik.path);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Daan' }).click();
    await expect(page).toHaveURL(/persoon=\w+$/);
    // The personas' days are relative to the day of seeding.
    const before = Temporal.Now.plainDateISO('Europe/Amsterdam').year - 1;
    await main.getByRole('link', { name: String(before), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`persoon=\\w+&jaar=${before}$`));
    await main.getByRole('link', { name: 'Zorgkosten' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/zorgkosten/\\?include-eigen-risico=true&persoon=\\w+&jaar=${before}$`),
    );
    await expect(main.getByText(`Eigen risico ${before} van Daan`)).toBeVisible();
    await main.getByRole('link', { name: `Vergelijk met ${before - 1}` }).click();
    await expect(
      main.getByRole('region', { name: `${before - 1} en ${before} naast elkaar` }),
    ).toBeVisible();
    await main.getByRole('link', { name: 'Jaaroverzicht' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Jaaroverzicht');
    await expect(main.getByRole('row', { name: /Eigen risico .* Telt niet mee/ })).toBeVisible();
    await main.getByRole('link', { name: 'Zorgkosten' }).click();
    await main.getByRole('link', { name: 'Zorggebruik' }).click();
    await expect(page).toHaveURL(new RegExp(`/zorggebruik\\?persoon=\\w+&jaar=${before}$`));
  });
});

test.describe('without a supplementary package', () => {
  test.use({ persona: 'Mila Jansen' });

  test('has no budget, with the reason', async ({ page }) => {
    await page.goto(pages.zorggebruik.path);
    await expect(page.getByRole('main')).toContainText('geen vergoeding met een maximum');
  });
});

test.describe('own risk', () => {
  test.use({ persona: 'Jan Bakker' });

  for (const [tail, counted] of [
    ['', false],
    ['?include-eigen-risico=false', false],
    ['?include-eigen-risico=true', true],
    ['/?include-eigen-risico=true', true],
  ] as const) {
    test(`includes or excludes own risk as in the address ${tail}`, async ({ page }) => {
      await page.goto(`${pages.zorgkosten.path}${tail}`);
      const main = page.getByRole('main');
      await expect(page).toHaveTitle('Mijn Zilverzand | Zorgkosten');
      await main.getByText('Bedragen per maand').click();
      const told = main.getByText(/\blos van €\s?[\d.,]+ eigen risico\b/i);
      await expect(told).toHaveCount(counted ? 0 : 1);
      const heads = main.getByRole('columnheader', { name: 'Eigen risico', exact: true });
      await expect(heads.first()).toBeAttached({ attached: counted });
    });
  }
});

test.describe('much care, on a phone', () => {
  test.use({ persona: 'Jan Bakker', viewport: { width: 390, height: 844 } });

  test('opens short, with each line a tap on its month and its explanation another', async ({
    page,
  }) => {
    await page.goto(zorgkostenWithEigenRisico);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      /^Jij betaalde €.* Wij betaalden €/,
    );
    await loadOwnFont(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(1800);
    const line = main.locator('[aria-expanded]').first();
    await expect(line).toBeHidden();
    await main.locator('details > summary').nth(2).click();
    await expect(main.locator('[aria-expanded]:visible').first()).toBeVisible();
    await main.getByRole('link', { name: 'Vooruitkijken' }).click();
    await expect(page).toHaveTitle('Mijn Zilverzand | Vooruitkijken');
    await page.getByRole('main').getByRole('link', { name: 'Zorgkosten' }).click();
    await expect(page).toHaveURL(/include-eigen-risico=true/);
  });
});

test.describe('the cover of care', () => {
  test.use({ persona: 'Jan Bakker' });

  test('is found by a word of one’s own with a typo, and a price is worked out @main', async ({
    page,
  }) => {
    await page.goto(pages.zorggebruik.path);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Wat krijg ik vergoed?' }).click();
    await expect(page).toHaveTitle('Mijn Zilverzand | Wat krijg ik vergoed?');
    await main.getByRole('searchbox', { name: 'Welke zorg?' }).fill('kizen');
    await expect(main.getByText('1 gevonden')).toBeVisible();
    await expect(main.getByText('80% van de rekening')).toBeVisible();
    await expect(main.getByText('Geldt niet voor de aanvullende verzekering')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await main.getByRole('link', { name: 'Reken uit wat je zelf betaalt' }).click();
    await expect(main.getByRole('combobox', { name: 'Welke zorg?' })).toHaveValue('Tandarts');
    await main.getByLabel('Hoeveel kost het?').fill('100');
    await main.getByRole('button', { name: 'Reken uit' }).click();
    await expect(main.getByText('Je betaalt € 20,00 zelf. Wij betalen € 80,00.')).toBeVisible();
  });
});

// Far down the page, where an unseen error would look like success.
test.describe('without script, on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    persona: 'Sanne de Vries',
    viewport: { width: 390, height: 844 },
  });

  test('returns to the field with the error for an invalid amount', async ({ page, listener }) => {
    listener.expectStatus(422);
    await page.goto(pages.vergoedingen.path);
    const amount = page.getByLabel('Hoeveel kost het?');
    await amount.fill('veel');
    await page.getByRole('button', { name: 'Reken uit' }).click();
    await expect(amount).toHaveAccessibleDescription(/bedrag/);
    await expect(amount).toBeInViewport();
    await expect(amount).toHaveValue('veel');

    await amount.fill('150');
    await page.getByRole('button', { name: 'Reken uit' }).click();
    await expect(page.getByText(/^Je betaalt .* zelf\./)).toBeInViewport();
  });

  test('searches cover by a posted form, and keeps the care for a price', async ({ page }) => {
    await page.goto(pages.vergoedingen.path);
    const main = page.getByRole('main');
    const words = main.getByRole('searchbox', { name: 'Welke zorg?' });
    await words.fill('apotheek');
    await main.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(main.getByText('1 gevonden')).toBeVisible();
    await expect(main.getByText('Met een recept of voorschrift van een arts')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(main.getByRole('combobox', { name: 'Welke zorg?' })).toHaveValue('Medicijnen');
    await page.getByLabel('Hoeveel kost het?').fill('50');
    await page.getByRole('button', { name: 'Reken uit' }).click();
    await expect(page.getByText(/^Je betaalt .* zelf\./)).toBeVisible();
    await expect(words).toHaveValue('apotheek');
  });

  test('keeps a remark that is too long, and returns to its error', async ({ page, listener }) => {
    listener.expectStatus(422);
    await page.goto(pages.zorgkosten.path);
    const main = page.getByRole('main');
    await main.locator('[aria-expanded="false"]').first().click();
    await main.locator('summary').filter({ hasText: 'Deze zorg had ik niet' }).click();
    const remark = main.getByLabel(/^Wil je er iets bij zeggen/);
    await remark.fill('nooit '.repeat(500));
    await main.getByRole('button', { name: 'Meld dat je deze zorg niet had' }).click();
    await expect(remark).toHaveAccessibleDescription(/te lang/);
    await expect(remark).toBeInViewport();
    await expect(remark).toHaveValue(/^(nooit ?)+$/);
  });
});
