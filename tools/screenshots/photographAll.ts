import path from 'node:path';
import { failingScreens } from '@mijn/e2e/support/failingScreens';
import { type LoggedInState, logIn } from '@mijn/e2e/support/login';
import { createNotas } from '@mijn/e2e/support/notas';
import { screensWithLogin, screensWithoutLogin } from '@mijn/e2e/support/screens';
import { walkThroughSubmission } from '@mijn/e2e/support/submitScreens';
import type { WorldAddresses } from '@mijn/dev-env/journeys/worldProcess';
import { cookieNames } from '@mijn/domain/constants';
import type { Browser, Page } from '@playwright/test';
import { deviceOf, fileName, isTouch, type View } from './views.ts';

export interface Assignment {
  /** Separate browsers for touch and mouse, because Chromium does not distinguish pointers by page. */
  readonly browsers: { readonly touch: Browser; readonly mouse: Browser };
  readonly addresses: WorldAddresses;
  readonly folder: string;
  readonly views: readonly View[];
  /** Parts of screen names; all screens if empty. */
  readonly wanted: readonly string[];
}

/** A screen in one view; saves a picture for each callback. */
interface Sitting {
  readonly view: View;
  readonly persona: string | undefined;
  readonly name: string;
  readonly pose: (page: Page, picture: (name: string) => Promise<void>) => Promise<void>;
}

/** Captures the whole page in a window of its height, so that fixed elements stay at its edge. */
async function takePicture(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { height } = (await page.locator('html').boundingBox()) ?? window;
  await page.setViewportSize({ ...window, height: Math.max(window.height, Math.ceil(height)) });
  await page.screenshot({ path: file, fullPage: true });
  await page.setViewportSize(window);
}

/**
 * Captures every selected screen in every view, with both browsers. Read-only screens run in parallel
 * first, so that every view shows the same data; then the forms in sequence, because a person has one
 * draft.
 * @returns the number of pictures, and the screens that failed
 */
export async function photographAll(assignment: Assignment) {
  const { browsers, addresses, folder, views, wanted } = assignment;
  const addressOf = ({ merk }: View) => (merk === 'ZZ' ? addresses.url : addresses.ankerzeeUrl);
  const outcome = { pictures: 0, failed: new Array<string>() };
  const logins = new Map<string, LoggedInState>();

  const photograph = async (all: readonly Sitting[], inTouch: boolean): Promise<void> => {
    const browser = inTouch ? browsers.touch : browsers.mouse;
    for (const { view, persona, name, pose } of all) {
      if (isTouch(view) !== inTouch) continue;
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      const url = addressOf(view);
      const key = `${url} ${persona}`;
      if (persona && !logins.has(key)) logins.set(key, await logIn(browser, url, persona));
      const storageState = logins.get(key);
      const context = await browser.newContext({
        ...deviceOf(view),
        baseURL: url,
        ...(storageState && { storageState }),
      });
      // Only one screen shows the question about cookies.
      await context.addCookies([{ name: cookieNames.consent, value: 'true', url }]);
      const page = await context.newPage();
      // Loads the font beforehand, because a first visit may do without it (font-display: optional).
      await page.goto('/404');
      await page.evaluate(async () => void (await document.fonts.ready));
      const picture = async (screen: string): Promise<void> => {
        await takePicture(page, path.join(folder, fileName(screen, view)));
        outcome.pictures += 1;
      };
      await pose(page, picture).catch((error: unknown) => {
        outcome.failed.push(`${fileName(name, view)}: ${String(error)}`);
      });
      await context.close();
    }
  };

  const still = [...screensWithoutLogin, ...screensWithLogin, ...failingScreens].flatMap(
    ({ name, persona, show }) =>
      views
        .filter(({ merk }) => Object.keys(persona).length === 0 || persona[merk])
        .map((view): Sitting => {
          const pose: Sitting['pose'] = async (page, picture) => {
            await show({ page, address: addressOf(view) });
            await picture(name);
          };
          return { view, persona: persona[view.merk], name, pose };
        }),
  );
  await Promise.all([photograph(still, true), photograph(still, false)]);
  const bills = await createNotas(browsers.mouse);
  const forms = views.map((view): Sitting => {
    const [persona, child] =
      view.merk === 'ZZ' ? ['Sanne de Vries', 'Lotte'] : ['Piet Visser', undefined];
    const pose: Sitting['pose'] = (page, picture) =>
      walkThroughSubmission(page, bills, child, picture);
    return { view, persona, name: 'submit', pose };
  });
  await photograph(forms, true);
  await photograph(forms, false);
  return outcome;
}
