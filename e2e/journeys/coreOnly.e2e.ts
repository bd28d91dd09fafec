import { inventedLinks } from '@mijn/domain/inventedLinks';
import { pages } from '@mijn/domain/paths';
import type { APIRequestContext } from '@playwright/test';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { FacturenPage } from '../pages/FacturenPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { daysAgo } from '../support/days.ts';
import { mouse } from '../support/userInput.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess, type WorldProcess } from '../worldProcess.ts';

const everybody = ['Sanne de Vries', 'Jan Bakker', 'Noor Smit', 'Tom Mulder', 'Daan de Vries'];
/** Maximum number of screens to read per person; debtors have hundreds alike. */
const screensAtMost = 40;
const partThatFailed =
  /Er ging iets mis|Probeer opnieuw|lukt nu niet|niet laten zien|undefined|NaN/;

let world: WorldProcess;
test.beforeAll(async () => {
  world = await startWorldProcess({ coreOnly: true });
});
test.afterAll(() => world.stop());

/** Reads the text of a page's main part, and its links within the app. */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const paths = [...main.matchAll(/href="(\/[^"#]*)"/g)].flatMap(([, found]) => found ?? []);
  return { status: response.status(), words: main.replaceAll(/<[^>]*>/g, ' '), paths };
}

for (const who of everybody) {
  test(`shows ${who} every screen of an insurer without extensions`, async ({ browser }) => {
    const storageState = await logIn(browser, world.addresses.url, who);
    const context = await browser.newContext({ storageState, baseURL: world.addresses.url });
    const queue = ['/overzicht', '/declaraties/overzicht', '/declaraties/indienen', '/facturen'];
    // A bookmark with filters that this insurer does not have.
    queue.push('/declaraties/overzicht?status=INGEDIEND&jaar=2026');
    const seen = new Set(queue);
    const wrong: string[] = [];
    for (const path of queue) {
      const { status, words, paths } = await readPage(context.request, path);
      const [failed] = partThatFailed.exec(words) ?? [];
      if (status !== 200 || failed) wrong.push(`${path}: ${status} ${failed ?? ''}`);
      for (const next of paths) {
        if (seen.has(next) || seen.size === screensAtMost || next.startsWith('/bestanden'))
          continue;
        seen.add(next);
        queue.push(next);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
    await context.close();
  });
}

test('sends in a bill and pays another at an insurer without extensions @main', async ({
  browser,
  notas,
  listener,
}) => {
  const { url } = world.addresses;
  const storageState = await logIn(browser, url, 'Sanne de Vries');
  const context = await browser.newContext({ storageState, baseURL: url, locale: 'nl-NL' });
  listener.listenTo(context);
  const page = await context.newPage();
  await page.goto(pages.declaratieIndienen.path);
  const submit = new SubmitPage(page, mouse(page));
  const toClaim = {
    forWhom: 'Sanne',
    care: 'Huisarts',
    dag: daysAgo(8),
    bedrag: '31,20',
    zorgverlener: 'Huisarts zonder extra',
    bestanden: [notas.photo],
  };
  await submit.fillIn(toClaim, { asksFirst: true });
  await submit.submit.click();
  await expect(submit.done).toBeVisible();
  await submit.content.getByRole('link', { name: 'Naar je declaraties' }).click();
  const list = new DeclaratiesPage(page);
  await expect(page).toHaveTitle(/Declaraties$/);
  const cover = page.locator(`a[href="${inventedLinks.ZZ.website.reimbursementFinder}"]`);
  await page.getByText('Meer over zorg').click();
  await expect(cover).toBeVisible();
  const [number = ''] = await list.numbers();
  await list.link(number).click();
  await expect(submit.content.getByText('€ 31,20').first()).toBeVisible();

  await page.goto(pages.facturen.path);
  await new FacturenPage(page).pay.first().click();
  await new IdealPage(page).button('Betalen').click();
  // The result of a payment is an extension: without it the person is told where to look, and not to pay
  // again.
  await expect(submit.content.getByText(/Heb je net betaald/)).toBeVisible();
  await expect(submit.content.getByText(/Betaal niet opnieuw/)).toBeVisible();
  await context.close();
});

test('changes details, shows a pass and signs out at an insurer without extensions', async ({
  browser,
  listener,
}) => {
  const { url } = world.addresses;
  const storageState = await logIn(browser, url, 'Emma Meijer');
  const context = await browser.newContext({ storageState, baseURL: url, locale: 'nl-NL' });
  listener.listenTo(context);
  const page = await context.newPage();
  await page.goto(pages.mijnGegevens.path);
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('link', { name: 'Wijzig Contact' }).click();
  await contact.getByLabel('Telefoonnummer').fill('020 123 45 67');
  await contact.getByRole('button', { name: 'Bewaar' }).click();
  await expect(contact.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
  await expect(contact.getByText('020 123 45 67')).toBeVisible();

  await page.getByRole('link', { name: 'Zorgpas', exact: true }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /Toon Burgerservicenummer/ }).click();
  await expect(main.getByText(/999 99\d \d{3}/)).toBeVisible();
  await new FramePage(page).logOut();
  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
  await context.close();
});
