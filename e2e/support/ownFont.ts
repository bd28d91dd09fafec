import type { Page } from '@playwright/test';

const family = 'Atkinson Hyperlegible Next Variable';

/**
 * Renders the open page in the product's font before a journey measures it: a first visit may do without
 * (`font-display: optional`), and the fallback's widths differ between machines.
 */
export async function loadOwnFont(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const file = document.querySelector<HTMLLinkElement>('link[as="font"]')?.href;
    if (file === undefined) throw new Error('the page preloads no font');
    const font = new FontFace(name, `url(${file})`, { weight: '200 800' });
    document.fonts.add(await font.load());
  }, family);
}
