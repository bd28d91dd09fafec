import { formatFullDay } from '@mijn/domain/datum';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { FacturenPage } from '../pages/FacturenPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { TimePage } from '../pages/TimePage.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { startWorldProcess } from '../worldProcess.ts';

const who = 'Fatima El Amrani';

// A separate world, because its day moves for everybody.
test('bills, reminds twice, and accepts payment as days pass', async ({ browser, listener }) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  try {
    const storageState = await logIn(browser, addresses.url, who);
    const context = await browser.newContext({ storageState, locale: 'nl-NL' });
    listener.listenTo(context);
    const page = await context.newPage();
    const facturen = new FacturenPage(page);
    const time = new TimePage(page);
    // Premium is billed on the first of a month, with 30 days to pay, and 14 after each reminder.
    const premieDay = Temporal.Now.plainDateISO('Europe/Amsterdam')
      .with({ day: 1 })
      .add({ months: 1 });
    const goTo = async (daysAfter: number) => {
      await page.goto(addresses.timeUrl);
      await time.goTo(premieDay.add({ days: daysAfter }).toString());
      await expect(time.happened.first()).toBeVisible();
      await page.goto(`${addresses.url}/facturen`);
    };

    await page.goto(`${addresses.url}/facturen`);
    await expect(facturen.allPaid).toBeVisible();
    await page.goto(addresses.timeUrl);
    await isForEveryone(page, 'tijd');

    await goTo(1);
    await expect(facturen.toPay).toBeVisible();
    await expect(facturen.asked('Betaalverzoek')).not.toHaveCount(0);
    await goTo(31);
    await expect(facturen.asked('Herinnering')).not.toHaveCount(0);
    await goTo(46);
    await expect(facturen.asked('Aanmaning')).not.toHaveCount(0);

    await facturen.pay.first().click();
    await new IdealPage(page).button('Betalen').click();
    const outcome = new BetalingPage(page);
    await expect(outcome.succeeded).toBeVisible();
    // The result has the insurer's day, like the paid invoice.
    const paidOn = formatFullDay(premieDay.add({ days: 46 }).toString(), 'nl');
    await expect(outcome.content).toContainText(paidOn);
    await page.goto(`${addresses.url}/facturen`);
    await expect(facturen.asked('Aanmaning')).toHaveCount(0);
    await context.close();
  } finally {
    await stop();
  }
});
