import { aanroepPaden } from '@mijn/domain/paden';
import type { Locator, Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { vraag } from '../support/aanroep.ts';
import { expect, test } from '../support/reis.ts';
import { vindDrempels } from '../support/toegankelijk.ts';

test.use({ persona: 'Mila Jansen' });

const minuut = 60;
const tijd = (seconden: number) => seconden * 1000;

function isVraagNaarSessie(url: string): boolean {
  return new URL(url).pathname === aanroepPaden.sessie;
}

// One clock for all tabs of a browser.
test.beforeEach(({ context }) => context.clock.install());

/** Opens the overview under a clock that the journey moves, once the session is watched over. */
async function openBewaakt(page: Page): Promise<Locator> {
  await page.goto('/overzicht');
  await expect(new OverzichtPage(page).begroeting('Mila')).toBeVisible();
  const gevraagd = page.waitForResponse((antwoord) => isVraagNaarSessie(antwoord.url()));
  await page.clock.fastForward(tijd(11));
  await (await gevraagd).finished();
  return page.getByRole('alertdialog', { name: 'Ben je er nog?' });
}

test('after thirteen minutes without input one question is asked; staying keeps the session', async ({
  page,
  context,
}) => {
  const dialoog = await openBewaakt(page);
  await page.clock.fastForward(tijd(12 * minuut));
  await expect(dialoog).toBeHidden();
  await page.clock.fastForward(tijd(minuut));
  await expect(dialoog).toContainText('Nog 1:');
  await expect(dialoog.getByRole('status')).toHaveText('Je logt uit over twee minuten.');
  const blijf = dialoog.getByRole('button', { name: 'Blijf ingelogd' });
  await expect(blijf).toBeFocused();
  expect(await vindDrempels(page), 'axe on the question').toEqual([]);

  const vernieuwd = page.waitForRequest((verzoek) => isVraagNaarSessie(verzoek.url()));
  await blijf.click();
  expect((await vernieuwd).headers()['x-mijn-achtergrond']).toBeUndefined();
  await expect(dialoog).toBeHidden();
  await page.clock.fastForward(tijd(12 * minuut));
  await expect(dialoog).toBeHidden();
  expect((await vraag(context)).status()).toBe(200);
});

test('a person’s input renews without a word, at most once a minute', async ({ page }) => {
  const dialoog = await openBewaakt(page);
  const verzoeken: string[] = [];
  page.on('request', (verzoek) => {
    if (isVraagNaarSessie(verzoek.url())) verzoeken.push(verzoek.method());
  });
  await page.clock.fastForward(tijd(10 * minuut));
  const antwoord = page.waitForResponse((een) => isVraagNaarSessie(een.url()));
  await page.keyboard.press('Shift');
  await (await antwoord).finished();
  await page.keyboard.press('Shift');
  await page.clock.fastForward(tijd(10 * minuut));
  await expect(dialoog).toBeHidden();
  expect(verzoeken).toHaveLength(1);
});

test('staying in one tab closes the question in the other', async ({ page, context }) => {
  const andere = await context.newPage();
  const dialoog = await openBewaakt(page);
  const dialoogDaar = await openBewaakt(andere);
  await context.clock.fastForward(tijd(13 * minuut));
  await expect(dialoog).toBeVisible();
  await expect(dialoogDaar).toBeVisible();
  await dialoogDaar.press('Escape');
  await expect(dialoogDaar).toBeHidden();
  await expect(dialoog).toBeHidden();
});

test('without an answer the page goes, and the login page says kindly why', async ({
  page,
  context,
  wacht,
}) => {
  wacht.verwachtStatus(401);
  const dialoog = await openBewaakt(page);
  await page.clock.fastForward(tijd(13 * minuut));
  await expect(dialoog).toBeVisible();
  // The clock of the gateway is not ours to move: without its cookie it answers as it does then.
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await page.clock.fastForward(tijd(2 * minuut));
  await expect(page).toHaveURL(/\/inloggen\?unauthorized=true&terug=overzicht$/);
  await expect(page.getByText('Je sessie is verlopen')).toBeVisible();
  await expect(page.getByText('Voor je veiligheid ben je uitgelogd.')).toBeVisible();
  await expect(page.getByText('Mila')).toHaveCount(0);
});

test.describe('with a session of its own', () => {
  test.use({ persona: undefined });

  test('the question offers to sign out at once', async ({ page, context }) => {
    await page.goto('/digid');
    await new DigidPage(page).kies('Mila Jansen');
    const dialoog = await openBewaakt(page);
    await context.clock.fastForward(tijd(14 * minuut));
    await dialoog.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
    expect((await vraag(context)).status()).toBe(401);
  });
});
