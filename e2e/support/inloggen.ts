import type { Browser, BrowserContext } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';

/** Cookies and storage of somebody who is logged in. */
export type Ingelogd = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs a persona in at a brand's address, in a browser context that is thrown away. */
export async function logIn(browser: Browser, adres: string, persona: string): Promise<Ingelogd> {
  // Without this the test runner would lend it the cookies of the journey's own person.
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: adres, locale: 'nl-NL', storageState });
  const page = await context.newPage();
  await page.goto('/digid');
  await new DigidPage(page).kies(persona);
  await page.waitForURL(`${adres}/**`);
  const ingelogd = await context.storageState();
  await context.close();
  return ingelogd;
}
