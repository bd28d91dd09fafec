import type { Page } from '@playwright/test';

const family = 'Atkinson Hyperlegible Next Variable';

/**
 * Renders the open page in the product's font before a journey measures it: a first visit may do without
 * (`font-display: optional`), and the fallback's widths differ between machines.
 */
export async function loadOwnFont(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const face = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .find(({ style }) => style.getPropertyValue('font-family').includes(name));
    if (!face) throw new Error('the page has no font');
    const source = face.style.getPropertyValue('src');
    document.fonts.add(await new FontFace(name, source, { weight: '200 800' }).load());
    delete document.documentElement.dataset['font'];
  }, family);
}
