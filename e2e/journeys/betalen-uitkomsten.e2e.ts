import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { bank, enigeBetaling, maakVerzoek, naarBank } from '../support/betalen.ts';
import { expect, test } from '../support/reis.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';

const wie = 'Noor Smit';
test.use({ persona: wie });

test('an open premium is paid: it went well, and the bill says Betaald', async ({ page }) => {
  const verzoek = await maakVerzoek(wie);
  const ideal = await naarBank(page, verzoek);
  await isVoorIedereen(page, 'the bank');
  await ideal.knop('Betalen').click();

  const betaling = new BetalingPage(page);
  await expect(betaling.gelukt).toBeVisible();
  await expect(page).toHaveURL(/\/betaling\/gelukt\?betaling=/);
  await expect(page).toHaveTitle('Mijn Zilverzand | Betaling gelukt');
  await expect(betaling.tekst(`We hebben ${verzoek.bedrag} ontvangen.`)).toBeVisible();
  await isVoorIedereen(page, 'betaling-gelukt');

  await new BetaalverzoekPage(page).open(verzoek.betaalkenmerk);
  await expect(new BetaalverzoekPage(page).betaald).toBeVisible();
  await page.goto(`/facturen/${verzoek.factuur}`);
  await expect(page.getByRole('main').getByText('Betaald', { exact: true }).first()).toBeVisible();
});

const zonderGeld = [
  ['Laat mislukken', 'Je bank heeft de betaling niet uitgevoerd.'],
  ['Annuleren', 'Je hebt de betaling gestopt.'],
  ['Laat verlopen', 'Het betalen duurde te lang.'],
] as const;

for (const [knop, waarom] of zonderGeld) {
  test(`${knop}: it says why and that no money came, and trying again pays`, async ({ page }) => {
    const verzoek = await maakVerzoek(wie);
    await (await naarBank(page, verzoek)).knop(knop).click();

    const betaling = new BetalingPage(page);
    await expect(betaling.mislukt).toBeVisible();
    await expect(betaling.tekst(waarom)).toBeVisible();
    await expect(betaling.tekst('We hebben geen geld ontvangen.')).toBeVisible();
    if (knop === 'Laat mislukken') await isVoorIedereen(page, 'betaling-mislukt');

    await betaling.opnieuw.click();
    await new IdealPage(page).knop('Betalen').click();
    await expect(betaling.gelukt).toBeVisible();
    const bijBank = await bank().betalingen(verzoek.betaalkenmerk);
    expect(bijBank.filter(({ status }) => status === 'paid')).toHaveLength(1);
  });
}

test('pending: the page waits and warns not to pay again, and moves on when the bank has paid', async ({
  page,
}) => {
  const verzoek = await maakVerzoek(wie);
  await (await naarBank(page, verzoek)).knop('Laat in behandeling').click();

  const betaling = new BetalingPage(page);
  await expect(betaling.wacht).toBeVisible();
  await expect(betaling.bijBank).toBeVisible();
  await isVoorIedereen(page, 'betaling-afhandeling');

  const { id } = await enigeBetaling(verzoek);
  await bank().laat(id, 'betaald');
  await expect(betaling.gelukt).toBeVisible({ timeout: 30_000 });
});

test('pending: the bill cannot be paid a second time meanwhile', async ({ page }) => {
  const verzoek = await maakVerzoek(wie);
  await (await naarBank(page, verzoek)).knop('Laat in behandeling').click();
  await expect(new BetalingPage(page).bijBank).toBeVisible();

  const scherm = new BetaalverzoekPage(page);
  await scherm.open(verzoek.betaalkenmerk);
  await expect(scherm.inhoud.getByText(/We controleren je betaling van/)).toBeVisible();
  await expect(scherm.betalen).toHaveCount(0);
});

test('money that comes after "expired" still pays the bill, and the page then says so', async ({
  page,
}) => {
  const verzoek = await maakVerzoek(wie);
  await (await naarBank(page, verzoek)).knop('Laat verlopen').click();
  const betaling = new BetalingPage(page);
  await expect(betaling.mislukt).toBeVisible();

  const { id } = await enigeBetaling(verzoek);
  await bank().laat(id, 'betaald');

  const scherm = new BetaalverzoekPage(page);
  await expect(async () => {
    await scherm.open(verzoek.betaalkenmerk);
    await expect(scherm.betaald).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goBack();
  await expect(betaling.gelukt).toBeVisible();
});
