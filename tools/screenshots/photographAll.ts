import path from 'node:path';
import { doorloopIndienen } from '@mijn/e2e/support/indienenSchermen';
import { type Ingelogd, logIn } from '@mijn/e2e/support/inloggen';
import { maakNotas } from '@mijn/e2e/support/notas';
import { binnen, buiten } from '@mijn/e2e/support/schermen';
import type { WorldAddresses } from '@mijn/e2e/worldProcess';
import type { Merk } from '@mijn/domain/merken';
import type { Browser, Page } from '@playwright/test';
import { deviceOf, fileName, type View, views } from './views.ts';

/** What to photograph and where to put it. */
export interface Assignment {
  readonly browser: Browser;
  readonly addresses: WorldAddresses;
  readonly folder: string;
  /** Parts of the names of the screens; all of them when empty. */
  readonly wanted: readonly string[];
}

/** Something to photograph in one view; a picture for each name it calls back with. */
interface Sitting {
  readonly view: View;
  readonly persona: string | undefined;
  readonly name: string;
  readonly pose: (page: Page, picture: (name: string) => Promise<void>) => Promise<void>;
}

function addressOf({ url, ankerzeeUrl }: WorldAddresses, merk: Merk): string {
  return merk === 'ZZ' ? url : ankerzeeUrl;
}

/** Screens that change nothing; before those that do, so that every view shows the same data. */
function stillScreens(addresses: WorldAddresses): Sitting[] {
  return [...buiten, ...binnen].flatMap(({ naam, persona, toon }) =>
    views
      .filter(({ merk }) => Object.keys(persona).length === 0 || persona[merk])
      .map((view) => ({
        view,
        persona: persona[view.merk],
        name: naam,
        pose: async (page, picture) => {
          await toon({ page, adres: addressOf(addresses, view.merk) });
          await picture(naam);
        },
      })),
  );
}

async function claimForms(browser: Browser): Promise<Sitting[]> {
  const bills = await maakNotas(browser);
  return views.map((view) => ({
    view,
    persona: view.merk === 'ZZ' ? 'Sanne de Vries' : 'Piet Visser',
    name: 'indienen',
    pose: (page, picture) =>
      doorloopIndienen(page, bills, view.merk === 'ZZ' ? 'Lotte' : undefined, picture),
  }));
}

/** The whole page, in a window as high as the page: what is fixed to the window's edge stays there. */
async function photograph(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { height } = (await page.locator('html').boundingBox()) ?? window;
  await page.setViewportSize({ ...window, height: Math.max(window.height, Math.ceil(height)) });
  await page.screenshot({ path: file, fullPage: true });
  await page.setViewportSize(window);
}

/**
 * Photographs every wanted screen in every view, two at a time; a screen that cannot be shown is
 * told and left out. Returns how many pictures there are, and how many screens failed.
 */
export async function photographAll(
  assignment: Assignment,
): Promise<{ pictures: number; failed: number }> {
  const { browser, addresses, folder, wanted } = assignment;
  const logins = new Map<string, Promise<Ingelogd>>();
  const loginOf = (merk: Merk, persona: string): Promise<Ingelogd> => {
    const key = `${merk} ${persona}`;
    const login = logins.get(key) ?? logIn(browser, addressOf(addresses, merk), persona);
    logins.set(key, login);
    return login;
  };
  let pictures = 0;
  let failed = 0;

  async function sit({ view, persona, pose }: Sitting): Promise<void> {
    const context = await browser.newContext({
      ...deviceOf(view),
      baseURL: addressOf(addresses, view.merk),
      ...(persona && { storageState: await loginOf(view.merk, persona) }),
    });
    const page = await context.newPage();
    await pose(page, async (name) => {
      await photograph(page, path.join(folder, fileName(name, view)));
      pictures += 1;
    });
    await context.close();
  }

  const all = [...stillScreens(addresses), ...(await claimForms(browser))];
  const queue = all.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, view } = next;
      await sit(next).catch((error: unknown) => {
        failed += 1;
        console.log(`${fileName(name, view)} failed: ${String(error)}`);
      });
    }
  };
  await Promise.all([worker(), worker()]);
  return { pictures, failed };
}
