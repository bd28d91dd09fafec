import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../engines/brokenWords.ts';
import { layoutFaults } from '../engines/layoutFaults.ts';
import { FramePage } from '../pages/FramePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { isForEveryone, horizontalOverflow } from '../support/accessibility.ts';
import { fillInUpToSummary } from '../support/claim.ts';
import { loadOwnFont } from '../support/ownFont.ts';
import { expect, test } from '../support/fixtures.ts';

// Large text; the browser's default is 16 px.
test.use({ persona: 'Sanne de Vries', viewport: { width: 390, height: 844 } });

async function setLetters(page: Page, pixels: number): Promise<void> {
  await loadOwnFont(page);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

for (const pixels of [24, 32]) {
  test(`lists claims legibly in letters of ${pixels} px: name, details and amount per row`, async ({
    page,
  }) => {
    const list = new DeclaratiesPage(page);
    await list.open();
    await setLetters(page, pixels);
    const rows = list.content.getByRole('row').filter({ has: page.getByRole('link') });
    for (const row of (await rows.all()).slice(0, 8)) {
      const name = await boxOf(row.getByRole('link'));
      const words = await boxOf(row.getByRole('cell').first());
      expect(words.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
      const amounts = row.getByRole('cell').filter({ hasText: '€', visible: true });
      expect(await amounts.count()).toBeLessThanOrEqual(1);
    }
    await isForEveryone(page, `declaraties ${pixels} px`);
  });
}

const year = Temporal.Now.plainDateISO('Europe/Amsterdam').year;
const screens = [
  '/overzicht',
  '/declaraties/overzicht',
  '/facturen',
  '/zorgkosten',
  '/zorgkosten/vooruit',
  '/vergoedingen',
  `/zorgkosten?jaar=${year}&vergelijk=true`,
  '/zorgkosten?jaaroverzicht=true',
  '/zorggebruik',
  '/mijn-gegevens?wijzig=preferences',
];

// Phone, tablet and small desktop, in default size and as large as fits before a word is wider than its
// line.
const sizes = [
  { width: 320, pixels: [16, 20] },
  { width: 390, pixels: [16, 20, 24] },
  { width: 768, pixels: [16] },
  { width: 1024, pixels: [16] },
];

test('breaks no word, day or amount on any screen and at any text size', async ({ page }) => {
  test.slow();
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { width, pixels } of sizes) {
      await page.setViewportSize({ width, height: 844 });
      for (const size of pixels) {
        await setLetters(page, size);
        const where = `${path} at ${width} px, letters of ${size} px`;
        expect.soft(await page.evaluate(brokenWords), where).toEqual([]);
        expect.soft(await horizontalOverflow(page), `too wide: ${where}`).toBe(0);
      }
    }
  }
});

test('keeps the layout at 200 % text size on a phone, with the frame and its menu', async ({
  page,
}) => {
  test.slow();
  const looked = async (where: string) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await setLetters(page, 32);
      expect.soft(await page.evaluate(layoutFaults), `${where} at ${width} px`).toEqual([]);
    }
  };
  for (const path of [...screens, '/zorgpas', '/berichten']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looked(path);
  }
  await new FramePage(page).openMenu();
  await looked('the menu');
});

test.describe('the steps of a claim', () => {
  test.use({ persona: 'Noor Smit' });

  test('fits day, amount and button of the last step in letters of 32 px', async ({
    page,
    notas,
  }) => {
    await fillInUpToSummary(page, notas);
    await setLetters(page, 32);
    const broken = await page.evaluate(brokenWords);
    expect(
      Array.isArray(broken) && broken.map(String).filter((one) => /€|\d{4}|indienen/.test(one)),
    ).toEqual([]);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
  });
});

test('detects a broken word', async ({ page }) => {
  await page.goto('/declaraties/overzicht');
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule('main td { inline-size: 2em; overflow-wrap: anywhere }'),
  );
  expect(await page.evaluate(brokenWords)).not.toEqual([]);
});

for (const pixels of [16, 24, 32]) {
  test(`keeps the bar on one row in letters of ${pixels} px, with every item reachable`, async ({
    page,
  }) => {
    await page.goto('/overzicht');
    await setLetters(page, pixels);
    const frame = new FramePage(page);
    const inBar = frame.navigation.getByRole('listitem').filter({ visible: true });
    const tops = new Set<number>();
    for (const place of await inBar.all()) tops.add((await boxOf(place)).y);
    expect(tops.size).toBe(1);
    const names = await inBar.allInnerTexts();
    await frame.openMenu();
    const all = [...names, ...(await inBar.allInnerTexts())].map((name) => name.split('\n')[0]);
    for (const name of ['Overzicht', 'Declaraties', 'Zorgpas', 'Facturen', 'Mijn gegevens']) {
      expect(all).toContain(name);
    }
  });
}
