import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brokenWords } from '../engines/brokenWords.ts';
import { layoutFaults } from '../engines/layoutFaults.ts';
import { expect } from './trip.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// What width, brand and colour scheme change of a screen whose markup axe has judged already.
const looks = ['color-contrast', 'target-size'];

/** How closely axe looks: at everything, or at what another width or colour may break. */
export type Depth = 'everything' | 'looks';

/**
 * Puts what stays in sight in its place on the page, or back: it lies over whatever happens to stand there,
 * which a person scrolls from under it and axe does not.
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

/** What axe finds on a screen, a line each. */
export async function findBarriers(page: Page, depth: Depth = 'everything'): Promise<string[]> {
  // Legacy mode judges in the page itself instead of opening another one; we have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const chosen = depth === 'looks' ? axe.withRules(looks) : axe.withTags(standards);
  await pinBars(page, 'static');
  const { violations } = await chosen.analyze();
  await pinBars(page, '');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** How many pixels a screen is too wide; 0 when nobody has to scroll sideways. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** A screen that everybody can use: nothing for axe to find, and everything in its place. */
export async function isForEveryone(page: Page, screen: string, depth?: Depth): Promise<void> {
  expect.soft(await findBarriers(page, depth), `axe on ${screen}`).toEqual([]);
  expect.soft(await page.evaluate(layoutFaults), `layout of ${screen}`).toEqual([]);
  expect.soft(await page.evaluate(brokenWords), `broken words on ${screen}`).toEqual([]);
}
