import path from 'node:path';
import { type LoggedInState, logIn } from '@mijn/e2e/support/login';
import { createNotas } from '@mijn/e2e/support/notas';
import type { WorldAddresses } from '@mijn/dev-env/journeys/worldProcess';
import type { Brand } from '@mijn/domain/brands';
import { cookieNames } from '@mijn/domain/constants';
import type { Browser, Page } from '@playwright/test';
import { addressOf, submitForms, type Sitting, stillScreens } from './sittings.ts';
import { deviceOf, fileName, isTouch, type View } from './views.ts';

/** What to photograph with, and where to put it. */
export interface Assignment {
  /** A browser of its own for fingers: what Chromium knows of mice is not told apart by page. */
  readonly browsers: { readonly touch: Browser; readonly mouse: Browser };
  readonly addresses: WorldAddresses;
  readonly folder: string;
  /** In what each screen is photographed. */
  readonly views: readonly View[];
  /** Parts of the names of the screens; all of them when empty. */
  readonly wanted: readonly string[];
}

/** How many pictures there are, and which screens could not be shown. */
export interface Outcome {
  pictures: number;
  failed: string[];
}

/** The whole page, in a window as high as the page: what is fixed to the window's edge stays there. */
async function takePicture(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { height } = (await page.locator('html').boundingBox()) ?? window;
  await page.setViewportSize({ ...window, height: Math.max(window.height, Math.ceil(height)) });
  await page.screenshot({ path: file, fullPage: true });
  await page.setViewportSize(window);
}

/** Fetches the font beforehand: a first visit may do without it (font-display: optional). */
async function warmUp(page: Page): Promise<void> {
  await page.goto('/404');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Photographs sittings one after the other. */
async function photographInTurn(
  browser: Browser,
  sittings: readonly Sitting[],
  { addresses, folder }: Assignment,
  outcome: Outcome,
): Promise<void> {
  const logins = new Map<string, LoggedInState>();
  const loginOf = async (brand: Brand, persona: string): Promise<LoggedInState> => {
    const key = `${brand} ${persona}`;
    const login = logins.get(key) ?? (await logIn(browser, addressOf(addresses, brand), persona));
    logins.set(key, login);
    return login;
  };
  for (const { view, persona, name, pose } of sittings) {
    const context = await browser.newContext({
      ...deviceOf(view),
      baseURL: addressOf(addresses, view.merk),
      ...(persona && { storageState: await loginOf(view.merk, persona) }),
    });
    // The question about cookies is one screen's, and stands on no other.
    const url = addressOf(addresses, view.merk);
    await context.addCookies([{ name: cookieNames.consent, value: 'true', url }]);
    const page = await context.newPage();
    await warmUp(page);
    const picture = async (screen: string): Promise<void> => {
      await takePicture(page, path.join(folder, fileName(screen, view)));
      outcome.pictures += 1;
    };
    await pose(page, picture).catch((error: unknown) => {
      outcome.failed.push(`${fileName(name, view)}: ${String(error)}`);
    });
    await context.close();
  }
}

/**
 * Photographs every wanted screen in every view, with both browsers. First what changes nothing, at once, so
 * that every view shows the same data; then the forms, one after the other: a person has one draft. A screen
 * that cannot be shown is left out.
 */
export async function photographAll(assignment: Assignment): Promise<Outcome> {
  const { browsers, addresses, views, wanted } = assignment;
  const outcome: Outcome = { pictures: 0, failed: [] };
  const bills = await createNotas(browsers.mouse);
  const photograph = async (all: readonly Sitting[], inTouch: boolean): Promise<void> => {
    const sittings = all.filter(
      ({ name, view }) =>
        isTouch(view) === inTouch &&
        (wanted.length === 0 || wanted.some((word) => name.includes(word))),
    );
    const browser = inTouch ? browsers.touch : browsers.mouse;
    await photographInTurn(browser, sittings, assignment, outcome);
  };
  const still = stillScreens(addresses, views);
  await Promise.all([photograph(still, true), photograph(still, false)]);
  const forms = submitForms(bills, views);
  await photograph(forms, true);
  await photograph(forms, false);
  return outcome;
}
