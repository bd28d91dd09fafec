import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { DigidPage } from '../pages/DigidPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { InloggenPage } from '../pages/InloggenPage.ts';
import { bank, enigeBetaling, maakVerzoek, naarBank } from '../support/betalen.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';

test.describe('between the bill and the bank', () => {
  const wie = 'Noor Smit';
  test.use({ persona: wie });

  test('back at the bank leaves the payment open; going on leads to the same one', async ({
    page,
  }) => {
    const verzoek = await maakVerzoek(wie);
    const ideal = await naarBank(page, verzoek);
    const bijBank = page.url();
    await page.goBack();

    const scherm = new BetaalverzoekPage(page);
    await expect(scherm.verder).toBeVisible();
    await scherm.verder.click();
    await expect(ideal.kop).toBeVisible();
    expect(page.url()).toBe(bijBank);
    await ideal.knop('Betalen').click();
    await expect(new BetalingPage(page).gelukt).toBeVisible();
    await enigeBetaling(verzoek);
  });

  test('back after paying finds a payment that has been dealt with, and nothing to pay', async ({
    page,
  }) => {
    const verzoek = await maakVerzoek(wie);
    const ideal = await naarBank(page, verzoek);
    const bijBank = page.url();
    await ideal.knop('Betalen').click();
    await expect(new BetalingPage(page).gelukt).toBeVisible();

    await page.goto(bijBank);
    await expect(ideal.klaar).toBeVisible();
    await expect(ideal.knop('Betalen')).toHaveCount(0);
    await ideal.terug.click();
    await expect(new BetalingPage(page).gelukt).toBeVisible();
  });

  test('two tabs at once: one payment, and the second tab cannot undo it', async ({
    page,
    context,
    wacht,
  }) => {
    wacht.verwachtStatus(409);
    const verzoek = await maakVerzoek(wie);
    const tweede = await context.newPage();
    const schermen = [new BetaalverzoekPage(page), new BetaalverzoekPage(tweede)];
    await Promise.all(schermen.map((scherm) => scherm.open(verzoek.betaalkenmerk)));
    await Promise.all(schermen.map((scherm) => scherm.betalen.click()));
    const [ideal, daar] = [new IdealPage(page), new IdealPage(tweede)];
    await expect(ideal.kop).toBeVisible();
    await expect(daar.kop).toBeVisible();
    expect(tweede.url()).toBe(page.url());

    await ideal.knop('Betalen').click();
    await expect(new BetalingPage(page).gelukt).toBeVisible();
    await daar.knop('Annuleren').click();
    await expect(daar.klaar).toBeVisible();
    await daar.terug.click();
    await expect(new BetalingPage(tweede).gelukt).toBeVisible();
    expect((await enigeBetaling(verzoek)).status).toBe('paid');
  });

  test('a tap that is given twice makes one payment', async ({ page }) => {
    const verzoek = await maakVerzoek(wie);
    const scherm = new BetaalverzoekPage(page);
    await scherm.open(verzoek.betaalkenmerk);
    await scherm.betalen.dblclick();

    await expect(new IdealPage(page).kop).toBeVisible();
    await enigeBetaling(verzoek);
  });
});

// These go by the last attempt of the person: nobody else may pay meanwhile.
test.describe('without a session', () => {
  test.use({ persona: 'Mila Jansen' });

  test('coming back after the session ended: log in, and see that it went well', async ({
    page,
    context,
  }) => {
    const verzoek = await maakVerzoek('Mila Jansen');
    const ideal = await naarBank(page, verzoek);
    await context.clearCookies();
    await ideal.knop('Betalen').click();

    await expect(page).toHaveURL(/\/inloggen\?/);
    await new InloggenPage(page).knop.click();
    await new DigidPage(page).kies('Mila Jansen');
    await expect(new BetalingPage(page).gelukt).toBeVisible();
    await expect(new BetalingPage(page).tekst(verzoek.bedrag).first()).toBeVisible();
  });
});

test.describe('in another browser', () => {
  test.use({ persona: 'Henk de Boer' });

  test('the browser closed at the bank, paid there, and looked at later: it went well', async ({
    page,
    browser,
    inloggen,
    merk,
  }) => {
    const verzoek = await maakVerzoek('Henk de Boer');
    await naarBank(page, verzoek);
    await page.close();
    const { id } = await enigeBetaling(verzoek);
    await bank().laat(id, 'betaald');

    const storageState = await inloggen(merk, 'Henk de Boer');
    const later = await browser.newContext({
      baseURL: adresVan(merk),
      storageState,
      locale: 'nl-NL',
    });
    const terug = await later.newPage();
    await terug.goto('/betaling/afhandeling');
    await expect(new BetalingPage(terug).gelukt).toBeVisible();
    await expect(new BetalingPage(terug).tekst(verzoek.bedrag).first()).toBeVisible();
    await later.close();
  });
});
