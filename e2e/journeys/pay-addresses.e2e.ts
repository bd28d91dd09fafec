import { pages, pathOfFactuur } from '@mijn/domain/paths';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { onlyBetaling, addBetaalverzoek, openBank } from '../support/pay.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { isForEveryone } from '../support/accessibility.ts';

test.describe('a person who paid nothing', () => {
  test.use({ persona: 'Fatima El Amrani' });

  for (const path of ['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling']) {
    test(`reports that there is no payment at ${path}`, async ({ page }) => {
      await page.goto(path);
      const betaling = new BetalingPage(page);
      await expect(betaling.notFound).toBeVisible();
      if (path === '/betaling/gelukt') await isForEveryone(page, 'betaling-geen');
      await betaling.content.getByRole('link', { name: 'Naar overzicht' }).click();
      await expect(page).toHaveURL(/\/overzicht$/);
    });
  }
});

test.describe('whose payment failed', () => {
  test.use({ persona: 'Noor Smit' });

  test('never shows success for a failed payment, nor anything to others', async ({
    page,
    browser,
    login,
    merk,
  }) => {
    const betaalverzoek = await addBetaalverzoek('Noor Smit');
    await (await openBank(page, betaalverzoek)).button('Laat mislukken').click();
    await expect(new BetalingPage(page).failed).toBeVisible();
    const { search } = new URL(page.url());

    await page.goto(`${pages.betalingGelukt.path}${search}`);
    await expect(new BetalingPage(page).failed).toBeVisible();
    await onlyBetaling(betaalverzoek);

    const storageState = await login(merk, 'Fatima El Amrani');
    const elsewhere = await browser.newContext({
      baseURL: addressOf(merk),
      storageState,
      locale: 'nl-NL',
    });
    const foreign = await elsewhere.newPage();
    await foreign.goto(`${pages.betalingMislukt.path}${search}`);
    await expect(new BetalingPage(foreign).notFound).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('a person on the policy of somebody else', () => {
  test.use({ persona: 'Daan de Vries' });

  test('has no bills, and cannot open another’s', async ({ page, listener }) => {
    listener.expectStatus(404);
    await page.goto(pages.facturen.path);
    await expect(page.getByRole('main').getByText('Jij krijgt geen facturen')).toBeVisible();

    for (const who of ['Sanne de Vries', 'Noor Smit']) {
      const betaalverzoek = await addBetaalverzoek(who);
      for (const path of [`betaalverzoek/${betaalverzoek.betaalkenmerk}`, betaalverzoek.factuur]) {
        expect((await page.goto(pathOfFactuur(path)))?.status()).toBe(404);
        await expect(
          page.getByText('De pagina die je zoekt, kan niet gevonden worden.'),
        ).toBeVisible();
      }
    }
  });
});
