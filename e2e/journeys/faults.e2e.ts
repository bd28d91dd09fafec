import type { Page, Response } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { expect, test } from '../support/trip.ts';

function isEnd(response: Response): boolean {
  const isDocument = response.request().resourceType() === 'document';
  return (
    isDocument &&
    response.status() !== 302 &&
    response.status() !== 303 &&
    response.request().method() === 'GET'
  );
}

/** Logs in as a persona whose relation call fails; returns the status of the document it ends at. */
async function logIn(page: Page, persona: string): Promise<number> {
  await page.goto('/digid');
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
  test(`${persona}: the page says so, with status ${status}`, async ({ page, wait }) => {
    wait.expectedStatus(status);
    expect(await logIn(page, persona)).toBe(status);
    await expect(page.getByText(text).first()).toBeVisible();
  });
}

// The insurer's answer takes longer than the gateway waits.
test.describe('slow', () => {
  test.use({ actionTimeout: 20_000 });
  test('Storing traag: a message within 15 seconds, and no endless page', async ({
    page,
    wait,
  }) => {
    wait.expectedStatus(503);
    const begin = performance.now();
    expect(await logIn(page, 'Storing traag')).toBe(503);
    await expect(page.getByText(/^Op dit moment voeren wij onderhoud uit\./).first()).toBeVisible();
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});

test('Storing 401: back at the login page, and the session is over', async ({ page, context }) => {
  await logIn(page, 'Storing 401');
  await expect(page).toHaveURL(/\/inloggen\?(.*&)?unauthorized=true/);
  await expect(new LoginPage(page).button).toBeVisible();
  expect((await fetchGraphql(context)).status()).toBe(401);
});

for (const persona of ['Storing leeg', 'Storing html']) {
  test(`${persona}: an answer that cannot be read leads to the login page`, async ({ page }) => {
    await logIn(page, persona);
    await expect(page).toHaveURL(/\/inloggen\?/);
    await expect(new LoginPage(page).button).toBeVisible();
  });
}
