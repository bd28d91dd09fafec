import { pages } from '@mijn/domain/paths';
import type { Browser, BrowserContext } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';

export type LoggedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs a persona in at a brand's address, in a temporary browser context. */
export async function logIn(
  browser: Browser,
  address: string,
  persona: string,
): Promise<LoggedInState> {
  // Otherwise Playwright would use the cookies of the journey's own person.
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: address, locale: 'nl-NL', storageState });
  const page = await context.newPage();
  await page.goto(pages.digid.path);
  await new DigidPage(page).choose(persona);
  await page.waitForURL(`${address}/**`);
  const loggedIn = await context.storageState();
  await context.close();
  return loggedIn;
}
