import type { Locator, Page } from '@playwright/test';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/trip.ts';

// As who reads large letters: the browser's own size is 16 px.
test.use({ persona: 'Sanne de Vries', viewport: { width: 390, height: 844 } });

/** Waits until the page is in letters of so many pixels. */
async function setLetters(page: Page, pixels: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

/** The days that stand on more than one line. */
const brokenDays = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main td')].flatMap((cell) => {
      const [text] = cell.childNodes;
      const day = /\d+ (\p{L}+)/u.exec(text?.textContent ?? '')?.[1];
      if (!text || text.nodeType !== Node.TEXT_NODE || day === undefined) return [];
      const range = document.createRange();
      const from = text.textContent?.indexOf(day) ?? 0;
      range.setStart(text, from);
      range.setEnd(text, from + day.length);
      return range.getClientRects().length > 1 ? [cell.textContent] : [];
    }),
  );

for (const pixels of [24, 32]) {
  test(`the list of claims reads in letters of ${pixels} px: name, words and one amount a row`, async ({
    page,
  }) => {
    const list = new DeclaratiesPage(page);
    await list.open();
    await setLetters(page, pixels);
    expect(await brokenDays(page)).toEqual([]);
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
