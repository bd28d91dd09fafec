import { pages } from '@mijn/domain/paths';
import { addMember, renameTo } from '@mijn/dev-env/journeys/testData';
import type { Page } from '@playwright/test';
import { isForEveryone, horizontalOverflow } from '../support/accessibility.ts';
import { forms } from '../support/forms.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import { startWorldProcess, type WorldProcess } from '../worldProcess.ts';

/* A household of nine with the longest names, and an expired pass: nothing is cut off or overflows, on a
   phone, on a desktop and at 400 % zoom (of 1280 × 1024), nor on a phone at 200 % text size or with text
   spacing (WCAG 1.4.4, 1.4.12). */

const zoomed = { width: 320, height: 256 };
const desktop = { width: 1440, height: 900 };
const phones = [320, 390].map((width) => ({ width, height: 844 }));
const views = forms([zoomed, desktop], phones);

// 60 letters: double surnames, and an unbreakable word.
const surname = 'Van Wassenaer-Obdam Schimmelpenninck van der Oyelanderveldhuizen';
const firstNames = ['Thaddeus', 'Wilhelmina', 'Jan-Willem Alexander Const', 'Q', 'Bo'] as const;
const bsns = ['999991000', '999991012', '999991024', '999991036', '999991048'];

// They share one world.
test.describe.configure({ mode: 'default' });
let world: WorldProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  world = await startWorldProcess();
  const { databaseUrl } = world.addresses;
  for (const [name, roepnaam] of [
    ['Sanne de Vries', 'Anna-Wilhelmina-Josephina'],
    ['Daan de Vries', 'Christophorus-Maximiliaan'],
  ] as const) {
    await renameTo(databaseUrl, name, { roepnaam, achternaam: surname });
  }
  for (const [i, roepnaam] of firstNames.entries()) {
    await addMember(databaseUrl, 'Lotte de Vries', {
      relatienummer: `79000000${i}`,
      bsn: bsns[i] ?? '',
      roepnaam: roepnaam.slice(0, 25),
      achternaam: surname,
      passEndsIn: i === 0 ? -10 : 900,
    });
  }
});
test.afterAll(() => world.stop());

/** Returns texts of the main part that are cut off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, dialog[open] *')]
      .filter((one) => {
        const { overflowX, clip, position, display } = getComputedStyle(one);
        if (clip !== 'auto' && position === 'absolute') return false;
        if (display === 'inline' || one.clientWidth <= 1) return false;
        // Input scrolls within its field.
        if (one.localName === 'input') return false;
        return ['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => `${one.className}: ${one.textContent.slice(0, 60)}`),
  );
}

async function read(page: Page, screen: string): Promise<void> {
  await isForEveryone(page, screen, 'looks');
  expect.soft(await cutOff(page), `cut off: ${screen}`).toEqual([]);
}

test('detects text that is cut off', async ({ browser }) => {
  const { url } = world.addresses;
  const storageState = await logIn(browser, url, 'Sanne de Vries');
  const page = await browser.newPage({ storageState, baseURL: url, viewport: zoomed });
  await page.goto(pages.zorgpas.path);
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule('main li * { white-space: nowrap; overflow: hidden }'),
  );
  expect(await cutOff(page)).not.toEqual([]);
  await page.close();
});

const screens = [
  '/overzicht',
  '/mijn-gegevens',
  '/declaraties/overzicht',
  '/declaraties/indienen',
  '/facturen',
  '/zorgkosten',
  '/zorgkosten/vooruit',
  '/vergoedingen',
  '/zorggebruik',
];

/** Sets 200 % text size, or the maximum text spacing of WCAG. */
const letters = {
  'twice as large': (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
  'spaced out': (page: Page) =>
    page.evaluate(() => {
      const [sheet] = document.styleSheets;
      sheet?.insertRule(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      sheet?.insertRule('p { margin-block-end: 2em !important }');
    }),
} as const;

test('fits on a phone at 200 % text size and with text spacing', async ({ browser }) => {
  test.slow();
  const { url } = world.addresses;
  const storageState = await logIn(browser, url, 'Sanne de Vries');
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ storageState, baseURL: url, viewport, isMobile: true });
  for (const path of [...screens, '/zorgpas', '/berichten']) {
    for (const [how, enlarge] of Object.entries(letters)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await enlarge(page);
      expect.soft(await horizontalOverflow(page), `pixels too wide: ${path}, ${how}`).toBe(0);
      expect.soft(await cutOff(page), `cut off: ${path}, ${how}`).toEqual([]);
    }
  }
  await page.close();
});

for (const viewport of views) {
  const size = `${viewport.width} × ${viewport.height}`;
  test(`fits every name and pass at ${size}`, async ({ browser, listener }) => {
    test.slow();
    const { url } = world.addresses;
    const storageState = await logIn(browser, url, 'Sanne de Vries');
    const context = await browser.newContext({
      storageState,
      baseURL: url,
      locale: 'nl-NL',
      viewport,
    });
    listener.listenTo(context);
    const page = await context.newPage();
    await page.goto(pages.zorgpas.path);
    const main = page.getByRole('main');
    const passes = main.getByRole('list').filter({ hasText: 'Wilhelmina' }).getByRole('link');
    // The current pass is not a link.
    await expect(passes).toHaveCount(8);
    await read(page, `zorgpas at ${size}`);

    await passes.filter({ hasText: 'Thaddeus' }).click();
    await expect(main.getByText(/^Deze pas was geldig tot en met/)).toBeVisible();
    await expect(main.getByText('Verlopen').first()).toBeVisible();
    await read(page, `an expired pass at ${size}`);
    await main.getByRole('link', { name: 'Achterkant (EHIC)' }).click();
    await expect(main.getByText('Europese ziekteverzekeringskaart')).toBeVisible();
    await read(page, `its back at ${size}`);
    await main.getByRole('button', { name: 'Toon aan de balie' }).click();
    await expect(page.getByRole('dialog').getByText(surname).first()).toBeVisible();
    await read(page, `the desk at ${size}`);
    await page.keyboard.press('Escape');

    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await read(page, `${path} at ${size}`);
    }
    await context.close();
  });
}
