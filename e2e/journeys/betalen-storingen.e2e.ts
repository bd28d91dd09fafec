import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { bank, enigeBetaling, maakVerzoek, naarBank } from '../support/betalen.ts';
import { expect, test } from '../support/reis.ts';

const wie = 'Noor Smit';
test.use({ persona: wie });

const meldingen = ['geenMelding', 'dubbeleMelding', 'lateMelding', 'vervalsteMelding'] as const;

for (const storing of meldingen) {
  test(`${storing}: coming back from the bank tells the truth all the same`, async ({ page }) => {
    const verzoek = await maakVerzoek(wie);
    const ideal = await naarBank(page, verzoek);
    await ideal.kiesStoring(storing);
    await ideal.knop('Betalen').click();

    await expect(new BetalingPage(page).gelukt).toBeVisible({ timeout: 30_000 });
    const scherm = new BetaalverzoekPage(page);
    await scherm.open(verzoek.betaalkenmerk);
    await expect(scherm.betaald).toBeVisible();
    await enigeBetaling(verzoek);
  });
}

test('vroegeMelding: a message before our own note of the payment confuses nothing', async ({
  page,
}) => {
  const verzoek = await maakVerzoek(wie);
  await bank().storing({ wat: 'vroegeMelding', voor: verzoek.betaalkenmerk });
  await (await naarBank(page, verzoek)).knop('Betalen').click();

  await expect(new BetalingPage(page).gelukt).toBeVisible();
  expect((await enigeBetaling(verzoek)).meldingen[0]?.antwoord).toBe(200);
});

test('no message and nobody who comes back: the bill is paid in the end all the same', async ({
  page,
}) => {
  test.slow();
  const verzoek = await maakVerzoek(wie);
  await bank().storing({ wat: 'geenMelding', voor: verzoek.betaalkenmerk });
  await naarBank(page, verzoek);
  await page.goto('about:blank');
  const { id } = await enigeBetaling(verzoek);
  await bank().laat(id, 'betaald');

  const scherm = new BetaalverzoekPage(page);
  await expect(async () => {
    await scherm.open(verzoek.betaalkenmerk);
    await expect(scherm.betaald).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [3_000] });
});

test('provider away: it says that nothing was taken, and later paying works', async ({
  page,
  wacht,
}) => {
  wacht.verwachtStatus(503);
  const verzoek = await maakVerzoek(wie);
  await bank().storing({ wat: 'weg', voor: verzoek.betaalkenmerk });
  const scherm = new BetaalverzoekPage(page);
  await scherm.open(verzoek.betaalkenmerk);
  await scherm.betalen.click();
  await expect(scherm.inhoud.getByText('Betalen lukt nu niet.')).toBeVisible({ timeout: 15_000 });
  await expect(scherm.inhoud.getByText(/Er is niets afgeschreven\./)).toBeVisible();

  await bank().wisStoringen(verzoek.betaalkenmerk);
  await scherm.betalen.click();
  await new IdealPage(page).knop('Betalen').click();
  await expect(new BetalingPage(page).gelukt).toBeVisible();
  await enigeBetaling(verzoek);
});

test('half an answer: nothing is lost, and trying again finds the same payment', async ({
  page,
  wacht,
}) => {
  wacht.verwachtStatus(503);
  const verzoek = await maakVerzoek(wie);
  await bank().storing({ wat: 'halfAntwoord', voor: verzoek.betaalkenmerk, keer: 1 });
  const scherm = new BetaalverzoekPage(page);
  await scherm.open(verzoek.betaalkenmerk);
  await scherm.betalen.click();
  await expect(scherm.inhoud.getByText('Betalen lukt nu niet.')).toBeVisible({ timeout: 15_000 });

  await scherm.betalen.click();
  await new IdealPage(page).knop('Betalen').click();
  await expect(new BetalingPage(page).gelukt).toBeVisible();
  await enigeBetaling(verzoek);
});

for (const storing of ['verkeerdBedrag', 'verkeerdeValuta', 'verkeerdKenmerk'] as const) {
  test(`${storing}: what does not agree is never called paid`, async ({ page }) => {
    const verzoek = await maakVerzoek(wie);
    const ideal = await naarBank(page, verzoek);
    await ideal.kiesStoring(storing);
    await ideal.knop('Betalen').click();

    const betaling = new BetalingPage(page);
    await expect(betaling.wacht).toBeVisible();
    // The message has come, and was looked into.
    await expect(async () => {
      const { meldingen: gemeld } = await enigeBetaling(verzoek);
      expect(gemeld.map(({ antwoord }) => antwoord)).toContain(200);
    }).toPass();
    await page.reload();
    await expect(betaling.wacht).toBeVisible();
    await expect(betaling.gelukt).toHaveCount(0);
    const scherm = new BetaalverzoekPage(page);
    await scherm.open(verzoek.betaalkenmerk);
    await expect(
      scherm.inhoud.getByText(/We controleren|Verder met betalen/).first(),
    ).toBeVisible();
    await expect(scherm.betaald).toHaveCount(0);
  });
}
