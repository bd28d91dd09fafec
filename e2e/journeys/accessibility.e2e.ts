import { pages } from '@mijn/domain/paths';
import { type Brand, brandCodes } from '@mijn/domain/brands';
import type { CDPSession, Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { TimePage } from '../pages/TimePage.ts';
import { addressOf, idealAddress, timeAddress } from '../support/addresses.ts';
import { isFullRun } from '../support/forms.ts';
import { createTestBank } from '../support/pay.ts';
import { walkThroughSubmission } from '../support/submitScreens.ts';
import type { Screen } from '../support/screen.ts';
import { screensWithLogin, screensWithoutLogin } from '../support/screens.ts';
import { isForEveryone } from '../support/accessibility.ts';

/** Width and colour scheme; a brand's first view is the one its screens open in. */
interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const schemes = ['light', 'dark'] as const;
const full: View[] = [320, 390, 1440].flatMap((width) =>
  schemes.map((colorScheme) => ({ width, colorScheme })),
);

// Every scheme of every brand, and every width; `npm run prove` combines them all.
const sample: Readonly<Record<Brand, View[]>> = {
  ZZ: [
    { width: 320, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
  AZVZ: [
    { width: 390, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ],
};

const viewsOf = (brand: Brand): View[] => (isFullRun ? full : sample[brand]);

const height = 844;
// Phones have a camera button.
const isTouched = (width: number): boolean => width < 1024;

function isShown({ persona, variant }: Screen, brand: Brand, withVariants: boolean): boolean {
  const isOutside = Object.keys(persona).length === 0;
  return (isOutside || persona[brand] !== undefined) && (!variant || withVariants);
}

/** The brand that shows a screen first, for which axe runs all rules. */
const judged = new Map<string, Brand>();
function isFirst(name: string, brand: Brand): boolean {
  if (!judged.has(name)) judged.set(name, brand);
  return judged.get(name) === brand;
}

// The emulation ends with its session.
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function turn(page: Page, { width, colorScheme }: View): Promise<void> {
  const session = await sessionOf(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(width) });
}

/**
 * Checks a page in each view, and returns to the first.
 * @param isNew whether axe runs all rules in the first view; other views check appearance only, except in
 * `npm run prove`
 */
async function isForEveryoneIn(
  views: readonly View[],
  { page, name, isNew }: { page: Page; name: string; isNew: boolean },
): Promise<void> {
  const [first] = views;
  for (const view of views) {
    if (view !== first) await turn(page, view);
    const depth = isFullRun || (isNew && view === first) ? 'everything' : 'looks';
    await isForEveryone(page, `${name}, ${view.width} px, ${view.colorScheme}`, depth);
  }
  if (first && views.length > 1) await turn(page, first);
}

function groupScreens(brand: Brand, withVariants: boolean): Map<string | undefined, Screen[]> {
  const byPerson = new Map<string | undefined, Screen[]>();
  for (const screen of [...screensWithoutLogin, ...screensWithLogin]) {
    if (!isShown(screen, brand, withVariants)) continue;
    const persona = screen.persona[brand];
    byPerson.set(persona, [...(byPerson.get(persona) ?? []), screen]);
  }
  return byPerson;
}

for (const brand of brandCodes) {
  const views = viewsOf(brand);
  const [first = { width: 320, colorScheme: 'light' as const }] = views;
  test.describe(brand, () => {
    test.use({
      merk: brand,
      viewport: { width: first.width, height },
      hasTouch: isTouched(first.width),
      colorScheme: first.colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.describe.configure({ timeout: isFullRun ? 900_000 : 300_000 });

    for (const [persona, group] of groupScreens(brand, isFullRun || brand === 'ZZ')) {
      // At load time, so that it does not depend on the worker that runs the test.
      const fresh = new Set(group.filter(({ name }) => isFirst(name, brand)));
      test.describe(persona ?? 'nobody logged in', () => {
        test.use({ persona });
        test('passes the accessibility checks on every screen', async ({
          page,
          listener,
          merk: atBrand,
        }) => {
          for (const screen of group) {
            const { name, status, show, variant } = screen;
            if (status) listener.expectStatus(status);
            await show({ page, address: addressOf(atBrand) });
            const taken = variant && !isFullRun ? [first] : views;
            await isForEveryoneIn(taken, { page, name, isNew: fresh.has(screen) });
          }
        });
      });
    }

    test.describe('sending in a claim', () => {
      const [persona, forWhom] =
        brand === 'ZZ' ? ['Sanne de Vries', 'Lotte'] : ['Piet Visser', undefined];
      test.use({ persona });
      const isNew = isFirst('submit', brand);
      test('passes the accessibility checks in every step', async ({ page, notas }) => {
        await walkThroughSubmission(page, notas, forWhom, (name) =>
          isForEveryoneIn(views, { page, name, isNew }),
        );
      });
    });

    const isNew = isFirst('simulators', brand);
    test('passes the accessibility checks on the simulators’ pages', async ({ page }) => {
      const look = (name: string) => isForEveryoneIn(views, { page, name, isNew });
      await page.goto(pages.digid.path);
      await expect(new DigidPage(page).header).toBeVisible();
      await look('digid');
      await page.goto(`${idealAddress()}/besturing`);
      await look('ideal-control');
      const [betaling] = await createTestBank().betalingen();
      if (betaling) {
        await page.goto(`${idealAddress()}/besturing/betaling/${betaling.id}`);
        await look('ideal-betaling');
      }
      await page.goto(timeAddress());
      await expect(new TimePage(page).header).toBeVisible();
      await look('time');
    });
  });
}
