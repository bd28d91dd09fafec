import { pages } from '@mijn/domain/paths';
import type { Page, Response } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilUsable } from '../support/usable.ts';

function isEnd(response: Response): boolean {
  const isDocument = response.request().resourceType() === 'document';
  return (
    isDocument &&
    response.status() !== 302 &&
    response.status() !== 303 &&
    response.request().method() === 'GET'
  );
}

/** Logs in as a persona whose relation call fails; returns the status of the final document. */
async function logIn(page: Page, persona: string): Promise<number> {
  await page.goto(pages.digid.path);
  const end = page.waitForResponse(isEnd, { timeout: 20_000 });
  await new DigidPage(page).choose(persona);
  return (await end).status();
}

const withStatus = [
  ['Storing 403', 403, 'Je hebt geen toestemming om deze pagina te bekijken.'],
  ['Storing 404', 404, 'De pagina die je zoekt, kan niet gevonden worden.'],
  ['Storing 500', 500, 'Er is iets misgegaan.'],
  ['Storing 503', 503, /^Op dit moment voeren wij onderhoud uit\./],
] as const;

for (const [persona, status, text] of withStatus) {
  test(`shows the page of status ${status} under its own address for ${persona}`, async ({
    page,
    listener,
  }) => {
    listener.expectStatus(status);
    expect(await logIn(page, persona)).toBe(status);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${status}$`));
    // Without data of the person there is no frame.
    await expect(new FramePage(page).navigation).toHaveCount(0);
  });
}

test('retries the requested address with "Probeer opnieuw", also after a reload', async ({
  page,
  listener,
}) => {
  listener.expectStatus(500);
  await logIn(page, 'Storing 500');
  await page.goto(pages.declaratieIndienen.path);
  await expect(page).toHaveURL(/\/500$/);
  await page.reload();
  await expect(page).toHaveURL(/\/500$/);
  const requested = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('main').getByRole('link', { name: 'Probeer opnieuw' }).click();
  expect(new URL((await requested).url()).pathname).toBe('/declaraties/indienen');
  await expect(page).toHaveURL(/\/500$/);
});

// The insurer's response takes longer than the gateway's timeout.
test.describe('slow', () => {
  test.use({ actionTimeout: 20_000 });
  test('shows a message within 15 seconds for "Storing traag"', async ({ page, listener }) => {
    listener.expectStatus(500);
    const begin = performance.now();
    expect(await logIn(page, 'Storing traag')).toBe(500);
    await expect(page.getByText('Er is iets misgegaan.').first()).toBeVisible();
    await expect(page.getByText(/onderhoud/i)).toHaveCount(0);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});

test('returns to the login and ends the session for "Storing 401" @main', async ({
  page,
  context,
}) => {
  await logIn(page, 'Storing 401');
  await expect(page).toHaveURL(/\/inloggen\?(.*&)?unauthorized=true/);
  await expect(new LoginPage(page).button).toBeVisible();
  expect((await fetchGraphql(context)).status()).toBe(401);
});

for (const persona of ['Storing leeg', 'Storing html']) {
  test(`redirects to the login for the unreadable response of ${persona}`, async ({ page }) => {
    await logIn(page, persona);
    await expect(page).toHaveURL(/\/inloggen\?/);
    await expect(new LoginPage(page).button).toBeVisible();
  });
}

/** Returns the gateway's response for a failed field. */
function failed(field: string, status: number) {
  return {
    data: { [field]: null },
    errors: [
      { message: 'x', path: [field], extensions: { status, redenen: [], soort: 'refused' } },
    ],
  };
}

test.describe('after the login', () => {
  test.use({ persona: 'Sanne de Vries' });

  for (const [, status, text] of withStatus) {
    test(`redirects to /${status} and back when the insurer answers a screen with ${status}`, async ({
      page,
    }) => {
      await page.goto(pages.overzicht.path);
      await waitUntilUsable(page);
      await page.route('**/graphql', (route) =>
        route.fulfill({ json: failed('declaraties', status) }),
      );
      await new FramePage(page).goTo('Declaraties');
      await expect(page).toHaveURL(new RegExp(`/${status}$`));
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(new FramePage(page).navigation).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/overzicht$/);
    });
  }

  test('shows a repeated failure within ten seconds in place, to avoid a loop', async ({
    page,
  }) => {
    await page.goto(pages.overzicht.path);
    await waitUntilUsable(page);
    await page.route('**/graphql', (route) => route.fulfill({ json: failed('declaraties', 500) }));
    await new FramePage(page).goTo('Declaraties');
    await expect(page).toHaveURL(/\/500$/);
    await new FramePage(page).goTo('Declaraties');
    await expect(page).toHaveURL(/\/declaraties\/overzicht$/);
    await expect(page.getByText('Er is iets misgegaan.').first()).toBeVisible();
  });

  test('shows the failure of a part of the overview in place @main', async ({ page }) => {
    await page.goto(pages.declaraties.path);
    await waitUntilUsable(page);
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      const { errors } = failed('betaalverzoeken', 500);
      await route.fulfill({ json: { data: { ...data, betaalverzoeken: null }, errors } });
    });
    await new FramePage(page).goTo('Overzicht');
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/overzicht$/);
    await page.unroute('**/graphql');
    await page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' }).click();
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' }),
    ).toHaveCount(0);
  });
});
