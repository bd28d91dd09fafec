import { TimePage } from '../pages/TimePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/trip.ts';
import { startWorldProcess } from '../worldProcess.ts';

// She does not pay, and has not chosen how to get letters, so they are on paper.
const who = 'Fatima El Amrani';

// A separate world, because its day moves for everybody.
test('reminds of unpaid premium by letter, offers terms, warns and registers', async ({
  browser,
  listener,
}) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  try {
    const storageState = await logIn(browser, addresses.url, who);
    const context = await browser.newContext({ storageState, locale: 'nl-NL' });
    listener.listenTo(context);
    const page = await context.newPage();
    const time = new TimePage(page);
    const firstPremie = Temporal.Now.plainDateISO('Europe/Amsterdam')
      .with({ day: 1 })
      .add({ months: 1 });
    const goTo = async (day: Temporal.PlainDate, path: string) => {
      await page.goto(addresses.timeUrl);
      await time.goTo(day.toString());
      await expect(time.happened.first()).toBeVisible();
      await page.goto(`${addresses.url}${path}`);
    };
    const stage = (name: string) => page.getByRole('heading', { name });

    await goTo(firstPremie.add({ days: 46 }), '/berichten');
    await expect(page.getByText(/^Aanmaning: betaal/).first()).toBeVisible();
    const letter = page.getByRole('link', { name: /^Bewaar als pdf: onze brief/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), letter.click()]);
    expect(download.suggestedFilename()).toBe('Aanmaning.pdf');
    await page
      .getByRole('link', { name: /^Aanmaning: betaal/ })
      .first()
      .click();
    await expect(page.getByText(/één bedrag voor al je aanmaningen samen/).first()).toBeVisible();

    await goTo(firstPremie.add({ months: 2 }).with({ day: 5 }), '/facturen');
    await expect(stage('Je kunt je premie in termijnen betalen')).toBeVisible();
    await isForEveryone(page, 'arrears');
    await goTo(firstPremie.add({ months: 4 }).with({ day: 5 }), '/facturen');
    await expect(stage('Je premieachterstand wordt te groot')).toBeVisible();
    await goTo(firstPremie.add({ months: 6 }).with({ day: 5 }), '/facturen');
    await expect(stage('Je bent aangemeld bij het CAK')).toBeVisible();
    await context.close();
  } finally {
    await stop();
  }
});
