import { formatDay, formatMonth } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { TimePage } from '../pages/TimePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess } from '../worldProcess.ts';

const { path } = pages.betaalinstellingen;
const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
const nextMonth = today.with({ day: 1 }).add({ months: 1 });
/** The first month of the first whole quarter to come. */
const quarter = nextMonth.add({ months: (3 - ((nextMonth.month - 1) % 3)) % 3 });

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

test('chooses to pay premium per quarter, and gets the bill that was told', async ({
  browser,
  listener,
}) => {
  test.slow();
  const page = await open({ browser, listener }, 'Fatima El Amrani');
  await page.goto(path);
  const card = page.getByRole('region', { name: 'Je premie' });
  await expect(card.getByText('Je betaalt je premie per maand vooruit.')).toBeVisible();
  await card.getByText('Kies een andere periode', { exact: true }).click();
  const save = card.getByRole('button', { name: 'Wijzig periode' });
  await save.click();
  await expect(
    page.getByRole('link', { name: 'Kies hoe je je premie wilt betalen.' }),
  ).toBeVisible();
  await isForEveryone(page, 'premieperiode, met fout');
  await card.getByText('Per kwartaal', { exact: true }).click();
  await save.click();
  await expect(card.getByText('Je betaalt je premie per kwartaal vooruit.')).toBeVisible();

  const dayOfBill = formatDay(quarter.toString(), 'nl');
  const term = card.getByRole('term').filter({ hasText: dayOfBill });
  const [, told = ''] =
    /(€\s[\d.,]+) voor/.exec((await card.locator('dl').innerText()).split(dayOfBill)[1] ?? '') ??
    [];
  await expect(term).toBeVisible();
  expect(told).not.toBe('');
  await isForEveryone(page, 'premieperiode, per kwartaal');

  const time = new TimePage(page);
  await page.goto(world.addresses.timeUrl);
  await time.goTo(quarter.toString());
  await page.goto(pages.facturen.path);
  const last = quarter.add({ months: 2 });
  const bill = page.getByRole('link', {
    name: new RegExp(
      `Zorgpremie ${formatMonth(quarter.toString(), 'nl').split(' ')[0]} tot en met ${formatMonth(last.toString(), 'nl')}`,
    ),
  });
  await bill.first().click();
  await expect(page.getByText(told.replaceAll(/\s/g, '\u00A0')).first()).toBeVisible();
  await isForEveryone(page, 'factuur van een kwartaal');
  await page.context().close();
});

test('chooses to pay premium per year without script, in English', async ({
  browser,
  listener,
}) => {
  test.slow();
  listener.expectStatus(422);
  const page = await open({ browser, listener }, 'Sanne de Vries', {
    javaScriptEnabled: false,
    locale: 'en-GB',
  });
  await page.goto(path);
  await page.getByText('Choose another period', { exact: true }).click();
  await page.getByRole('button', { name: 'Change period' }).click();
  await expect(page.getByText('Choose how you want to pay your premium.').first()).toBeVisible();
  await page.getByText('Per year', { exact: true }).click();
  await page.getByRole('button', { name: 'Change period' }).click();
  await expect(page.getByText('You pay your premium per year, in advance.')).toBeVisible();
  await page.context().close();
});
