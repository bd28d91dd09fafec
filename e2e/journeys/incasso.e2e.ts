import { bankDayFrom } from '@mijn/domain/bankDays';
import { addDays, formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { sequenceNumbers } from '@mijn/testdata/relaties';
import { accountOf } from '@mijn/testdata/toRelatie';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { TimePage } from '../pages/TimePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess } from '../worldProcess.ts';

const { path } = pages.betaalinstellingen;
const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
/** The debit of Emma's next premium, made on the first of next month for the twentieth. */
const debitOfEmma = bankDayFrom(today.with({ day: 1 }).add({ months: 1, days: 19 }).toString());

// A separate world, because its day moves and its people change how they pay.
let world: Awaited<ReturnType<typeof startWorldProcess>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  world = await startWorldProcess();
});
test.afterAll(() => world.stop());

test.describe.configure({ mode: 'serial' });

async function open(
  { browser, listener }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'browser' | 'listener'>,
  persona: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { url } = world.addresses;
  const storageState = await logIn(browser, url, persona);
  const context = await browser.newContext({
    storageState,
    locale: 'nl-NL',
    baseURL: url,
    ...options,
  });
  listener.listenTo(context);
  return context.newPage();
}

test('stops direct debit: what the bank has goes on, the rest is requested @main', async ({
  browser,
  listener,
}) => {
  test.slow();
  const page = await open({ browser, listener }, 'Emma Meijer');
  const time = new TimePage(page);
  await page.goto(world.addresses.timeUrl);
  await time.goTo(addDays(debitOfEmma, -1));
  await expect(time.header).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Je machtiging', { exact: true })).toBeVisible();
  await expect(page.getByText('Al bij de bank.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Automatische incasso' });
  await expect(card.getByText(formatDay(debitOfEmma, 'nl')).first()).toBeVisible();
  await isForEveryone(page, 'incasso, loopt');
  await page.getByText('Stop automatische incasso', { exact: true }).first().click();
  await expect(page.getByText('Dit is al bij de bank en schrijven we nog af:')).toBeVisible();
  await isForEveryone(page, 'incasso, stoppen');
  await page.getByRole('button', { name: 'Stop automatische incasso' }).click();
  await expect(page.getByText('Je betaalt zelf')).toBeVisible();
  await expect(page.getByText('Al bij de bank.')).toBeVisible();
  await expect(page.getByText('Je machtiging', { exact: true })).toHaveCount(0);
  await page.goto(pages.berichten.path);
  await expect(page.getByText('Je automatische incasso is gestopt').first()).toBeVisible();
  await page.context().close();
});

test('moves direct debit with the account, stops it for what is planned, and starts it again', async ({
  browser,
  listener,
}) => {
  test.slow();
  const page = await open({ browser, listener }, 'Henk de Boer');
  await page.goto(path);
  const planned = page.getByText('Dit schrijven we binnenkort af van');
  await expect(planned).toBeVisible();

  await page.getByText('Wijzig je rekening', { exact: true }).click();
  await expect(page.getByText('Je machtiging verhuist mee')).toBeVisible();
  const other = accountOf(sequenceNumbers.emma);
  await page.getByLabel('Rekeningnummer (IBAN)').fill(other);
  await page.getByLabel('Naam van de rekeninghouder').fill('E. Meijer');
  await page.getByRole('button', { name: 'Wijzig rekening' }).click();
  await expect(page.getByText('Je rekening is gewijzigd')).toBeVisible();
  await expect(planned).toContainText(other.slice(-4));
  await isForEveryone(page, 'incasso, verhuisd');

  await page.getByText('Stop automatische incasso', { exact: true }).first().click();
  await expect(page.getByText('Je krijgt er meteen een betaalverzoek voor:')).toBeVisible();
  await page.getByRole('button', { name: 'Stop automatische incasso' }).click();
  await expect(page.getByText('Je betaalt zelf')).toBeVisible();
  await page.getByRole('link', { name: 'Naar je facturen' }).click();
  await expect(page.getByRole('heading', { name: /^Je moet nog € .* betalen/ })).toBeVisible();

  await page.goto(path);
  await page.getByText('Start automatische incasso', { exact: true }).first().click();
  const start = page.getByRole('button', { name: 'Start automatische incasso' });
  await start.click();
  await expect(page.getByRole('link', { name: 'Kies een dag.' })).toBeVisible();
  await expect(page.getByText('Vink aan dat je toestemming geeft.').first()).toBeVisible();
  await isForEveryone(page, 'incasso, starten met fouten');
  await page.getByText('Dag 10', { exact: true }).click();
  await page.getByLabel('Ja, ik geef deze toestemming').check();
  await start.click();
  await expect(page.getByText('Je machtiging', { exact: true })).toBeVisible();
  await expect(page.getByText('op dag 10 van de maand')).toBeVisible();
  await page.getByText('Kies een andere dag', { exact: true }).click();
  await page.getByText('Dag 20', { exact: true }).click();
  await page.getByRole('button', { name: 'Wijzig dag' }).click();
  await expect(page.getByText('op dag 20 van de maand')).toBeVisible();
  await page.context().close();
});

test('starts and stops direct debit without script, in English', async ({ browser, listener }) => {
  test.slow();
  listener.expectStatus(422);
  const page = await open({ browser, listener }, 'Fatima El Amrani', {
    javaScriptEnabled: false,
    locale: 'en-GB',
  });
  await page.goto(path);
  await page.getByText('Start direct debit', { exact: true }).first().click();
  await page.getByText('Day 25', { exact: true }).click();
  await page.getByRole('button', { name: 'Start direct debit' }).click();
  await expect(page.getByText('Tick that you give the authorisation.').first()).toBeVisible();
  await expect(page.getByLabel('Day 25', { exact: true })).toBeChecked();
  await page.getByLabel('Yes, I give this authorisation').check();
  await page.getByRole('button', { name: 'Start direct debit' }).click();
  await page.getByText('Your mandate', { exact: true }).click();
  await expect(page.getByText('Mandate reference')).toBeVisible();
  await page.getByText('Stop direct debit', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Stop direct debit' }).click();
  await expect(page.getByText('You pay yourself')).toBeVisible();
  await page.context().close();
});
