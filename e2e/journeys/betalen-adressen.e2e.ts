import { BetalingPage } from '../pages/BetalingPage.ts';
import { enigeBetaling, maakVerzoek, naarBank } from '../support/betalen.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';

test.describe('who paid nothing', () => {
  test.use({ persona: 'Fatima El Amrani' });

  for (const pad of ['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling']) {
    test(`${pad} typed by hand says that there is no payment`, async ({ page }) => {
      await page.goto(pad);
      const betaling = new BetalingPage(page);
      await expect(betaling.geen).toBeVisible();
      if (pad === '/betaling/gelukt') await isVoorIedereen(page, 'betaling-geen');
      await betaling.inhoud.getByRole('link', { name: 'Naar overzicht' }).click();
      await expect(page).toHaveURL(/\/overzicht$/);
    });
  }
});

test.describe('whose payment failed', () => {
  test.use({ persona: 'Noor Smit' });

  test('no address makes it a success, and nobody else learns of it', async ({
    page,
    browser,
    inloggen,
    merk,
  }) => {
    const verzoek = await maakVerzoek('Noor Smit');
    await (await naarBank(page, verzoek)).knop('Laat mislukken').click();
    await expect(new BetalingPage(page).mislukt).toBeVisible();
    const { search } = new URL(page.url());

    await page.goto(`/betaling/gelukt${search}`);
    await expect(new BetalingPage(page).mislukt).toBeVisible();
    await enigeBetaling(verzoek);

    const storageState = await inloggen(merk, 'Fatima El Amrani');
    const elders = await browser.newContext({
      baseURL: adresVan(merk),
      storageState,
      locale: 'nl-NL',
    });
    const vreemd = await elders.newPage();
    await vreemd.goto(`/betaling/mislukt${search}`);
    await expect(new BetalingPage(vreemd).geen).toBeVisible();
    await elders.close();
  });
});

test.describe('who is insured with somebody else', () => {
  test.use({ persona: 'Daan de Vries' });

  test('gets no bills, and cannot open another’s', async ({ page, wacht }) => {
    wacht.verwachtStatus(404);
    await page.goto('/facturen');
    await expect(page.getByRole('main').getByText('Jij krijgt geen facturen')).toBeVisible();

    for (const wie of ['Sanne de Vries', 'Noor Smit']) {
      const verzoek = await maakVerzoek(wie);
      for (const pad of [`betaalverzoek/${verzoek.betaalkenmerk}`, verzoek.factuur]) {
        expect((await page.goto(`/facturen/${pad}`))?.status()).toBe(404);
        await expect(
          page.getByText('De pagina die je zoekt, kan niet gevonden worden.'),
        ).toBeVisible();
      }
    }
  });
});
