import { pages } from '@mijn/domain/paths';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { TimePage } from '../pages/TimePage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { logIn } from '../support/login.ts';
import { startWorldProcess } from '../worldProcess.ts';

const { path } = pages.betaalinstellingen;
const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
const opens = today.with({ month: 11, day: 12 });
const isSeason = Temporal.PlainDate.compare(today, opens) >= 0;

// A separate world, because its day may have to move into the season.
let world: Awaited<ReturnType<typeof startWorldProcess>>;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  world = await startWorldProcess();
  if (isSeason) return;
  const page = await browser.newPage();
  await page.goto(world.addresses.timeUrl);
  await new TimePage(page).goTo(opens.toString());
  await page.close();
});
test.afterAll(() => world.stop());

test.describe.configure({ mode: 'serial' });

async function open(
  { browser, listener }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'browser' | 'listener'>,
  options: BrowserContextOptions,
): Promise<Page> {
  const { url } = world.addresses;
  const storageState = await logIn(browser, url, 'Sanne de Vries');
  const context = await browser.newContext({ storageState, baseURL: url, ...options });
  listener.listenTo(context);
  return context.newPage();
}

test('chooses own risk of the next year in terms for one person on the policy', async ({
  browser,
  listener,
}) => {
  test.slow();
  const page = await open({ browser, listener }, { locale: 'nl-NL' });
  await page.goto(path);
  const card = page.getByRole('region', { name: `Eigen risico ${today.year + 1} in termijnen` });
  await expect(card.getByText('Niet mogelijk, door vrijwillig eigen risico.')).toBeVisible();
  const choose = card.getByRole('button', { name: /^Kies termijnen/ });
  await expect(choose).toHaveAccessibleName('Kies termijnen voor Daan de Vries');
  await isForEveryone(page, 'eigen risico in termijnen');
  await choose.click();
  await expect(card.getByText(/^In termijnen: 10 /)).toBeVisible();
  await expect(
    card.getByRole('button', { name: 'Toch niet in termijnen voor Daan de Vries' }),
  ).toBeVisible();
  await isForEveryone(page, 'eigen risico in termijnen, gekozen');
  await page.context().close();
});

test('undoes it without script, in English', async ({ browser, listener }) => {
  test.slow();
  const page = await open({ browser, listener }, { locale: 'en-GB', javaScriptEnabled: false });
  await page.goto(path);
  await page.getByRole('button', { name: /^No instalments after all/ }).click();
  await expect(page.getByText(/^Not in instalments\. It would be: 10 /)).toBeVisible();
  await page.context().close();
});
