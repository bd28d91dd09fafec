import { BetalingPage } from '../pages/BetalingPage.ts';
import { FacturenPage } from '../pages/FacturenPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { TijdPage } from '../pages/TijdPage.ts';
import { logIn } from '../support/inloggen.ts';
import { expect, test } from '../support/reis.ts';
import { isVoorIedereen } from '../support/toegankelijk.ts';
import { startWorldProcess } from '../worldProcess.ts';

const wie = 'Fatima El Amrani';

// A world of its own: in it the day moves for everybody.
test('the day moves on: a bill comes, is reminded of twice, and is paid at last', async ({
  browser,
  wacht,
}) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  try {
    const storageState = await logIn(browser, addresses.url, wie);
    const context = await browser.newContext({ storageState, locale: 'nl-NL' });
    wacht.luisterNaar(context);
    const page = await context.newPage();
    const facturen = new FacturenPage(page);
    const tijd = new TijdPage(page);
    // A premium is asked for on the first of a month, with 30 days to pay, and 14 after each reminder.
    const premiedag = Temporal.Now.plainDateISO('Europe/Amsterdam')
      .with({ day: 1 })
      .add({ months: 1 });
    const gaNaar = async (dagenErna: number) => {
      await page.goto(addresses.tijdUrl);
      await tijd.gaNaar(premiedag.add({ days: dagenErna }).toString());
      await expect(tijd.gebeurd.first()).toBeVisible();
      await page.goto(`${addresses.url}/facturen`);
    };

    await page.goto(`${addresses.url}/facturen`);
    await expect(facturen.allesBetaald).toBeVisible();
    await page.goto(addresses.tijdUrl);
    await isVoorIedereen(page, 'tijd');

    await gaNaar(1);
    await expect(facturen.teBetalen).toBeVisible();
    await expect(facturen.metStatus('Te betalen via iDEAL')).not.toHaveCount(0);
    await gaNaar(31);
    await expect(facturen.metStatus('Herinnering - te betalen via iDEAL')).not.toHaveCount(0);
    await gaNaar(46);
    await expect(facturen.metStatus('Aanmaning - te betalen via iDEAL')).not.toHaveCount(0);

    await facturen.betalen.first().click();
    await new IdealPage(page).knop('Betalen').click();
    await expect(new BetalingPage(page).gelukt).toBeVisible();
    await page.goto(`${addresses.url}/facturen`);
    await expect(facturen.metStatus('Aanmaning - te betalen via iDEAL')).toHaveCount(0);
    await context.close();
  } finally {
    await stop();
  }
});
