import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brokenWords } from '../engines/brokenWords.ts';
import { layoutFaults } from '../engines/layoutFaults.ts';
import { expect } from './fixtures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Rules that width, brand and colour scheme affect, once axe has checked the markup.
const looks = ['color-contrast', 'target-size'];

/** The rules that axe runs: all, or those about appearance. */
export type Depth = 'everything' | 'looks';

/**
 * Makes fixed bars static, or restores them: axe does not know that people can scroll content from under
 * them.
 */
function pinBars(page: Page, position: '' | 'static'): Promise<void> {
  return page.evaluate((to) => {
    if (to === '') {
      for (const bar of document.querySelectorAll<HTMLElement>('[data-pinned]')) {
        delete bar.dataset['pinned'];
        bar.style.position = '';
      }
      return;
    }
    for (const bar of document.querySelectorAll<HTMLElement>('body *')) {
      const { position: now } = getComputedStyle(bar);
      if (now !== 'sticky' && !(now === 'fixed' && bar.matches('nav'))) continue;
      bar.dataset['pinned'] = '';
      bar.style.position = to;
    }
  }, position);
}

/** Returns the findings of axe. */
export async function findBarriers(page: Page, depth: Depth = 'everything'): Promise<string[]> {
  // Legacy mode runs in the page itself instead of another one; we have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const chosen = depth === 'looks' ? axe.withRules(looks) : axe.withTags(standards);
  await pinBars(page, 'static');
  const { violations } = await chosen.analyze();
  await pinBars(page, '');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Returns the horizontal overflow of a screen in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Asserts that axe has no findings and the layout no faults. */
export async function isForEveryone(page: Page, screen: string, depth?: Depth): Promise<void> {
  expect.soft(await findBarriers(page, depth), `axe on ${screen}`).toEqual([]);
  expect.soft(await page.evaluate(layoutFaults), `layout of ${screen}`).toEqual([]);
  expect.soft(await page.evaluate(brokenWords), `broken words on ${screen}`).toEqual([]);
}
