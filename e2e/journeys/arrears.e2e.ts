import { TimePage } from '../pages/TimePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess } from '../worldProcess.ts';

// She does not pay, and has not chosen how to get letters, so they are on paper.
const who = 'Fatima El Amrani';

// A separate world, because its day moves for everybody.
test('reminds of unpaid premium by letter, offers terms, warns, registers, and deregisters once paid', async ({
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
    await expect(page.getByText(/één keer voor al je aanmaningen samen/).first()).toBeVisible();

    await goTo(firstPremie.add({ months: 2 }).with({ day: 5 }), '/facturen');
    await expect(stage('Je kunt je premie in termijnen betalen')).toBeVisible();
    await isForEveryone(page, 'arrears');
    await goTo(firstPremie.add({ months: 4 }).with({ day: 5 }), '/facturen');
    await expect(stage('Je premieachterstand wordt te groot')).toBeVisible();

    // A dispute holds the next step until staff answer it.
    await page.getByText('Klopt deze achterstand niet?').click();
    await page.getByRole('button', { name: 'Laat het uitzoeken' }).click();
    await expect(page.getByText('Schrijf op wat er volgens jou niet klopt.').first()).toBeVisible();
    await page.getByLabel('Wat klopt er niet?').fill('Ik betaalde in maart al.');
    await isForEveryone(page, 'arrears dispute');
    await page.getByRole('button', { name: 'Laat het uitzoeken' }).click();
    await expect(page.getByText(/zoeken we uit of deze achterstand klopt/)).toBeVisible();
    await expect(page.getByLabel('Wat klopt er niet?')).toBeHidden();
    await page.goto(`${addresses.timeUrl}/premieachterstanden`);
    await expect(page.getByText('Ik betaalde in maart al.')).toBeVisible();
    await page.getByRole('button', { name: 'Noteer: beantwoord' }).click();
    await expect(page.getByText('Ik betaalde in maart al.')).toBeHidden();
    // The same stage is not disputed twice.
    await page.goto(`${addresses.url}/facturen`);
    await expect(page.getByText(/hebben we beantwoord of deze achterstand klopt/)).toBeVisible();
    await expect(page.getByLabel('Wat klopt er niet?')).toBeHidden();
    await goTo(firstPremie.add({ months: 6 }).with({ day: 5 }), '/facturen');
    await expect(stage('Je bent aangemeld bij het CAK')).toBeVisible();

    // Everything is paid by transfer: the registration ends, and premium is asked again.
    await page.goto(`${addresses.timeUrl}/bank`);
    const hers = page
      .locator('section', { has: page.locator('input[name="kenmerk"]') })
      .filter({ hasText: 'El Amrani' });
    for (let left = await hers.count(); left > 0; left -= 1) {
      await hers.first().getByRole('button').click();
      await expect(hers).toHaveCount(left - 1);
    }
    await goTo(firstPremie.add({ months: 6 }).with({ day: 20 }), '/berichten');
    await expect(page.getByText('We hebben je afgemeld bij het CAK').first()).toBeVisible();
    await page.goto(`${addresses.url}/facturen`);
    await expect(stage('Je bent aangemeld bij het CAK')).toBeHidden();
    await goTo(firstPremie.add({ months: 8 }).with({ day: 2 }), '/facturen');
    await expect(page.getByText(/^Zorgpremie /).first()).toBeVisible();
    await expect(page.getByText(/CAK/)).toBeHidden();
    await context.close();
  } finally {
    await stop();
  }
});
