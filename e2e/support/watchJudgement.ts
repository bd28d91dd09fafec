import { expect } from '@playwright/test';
import type { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { assess, startProcessing } from './insurer.ts';

declare global {
  interface Window {
    seenSteps?: string[];
  }
}

/**
 * Records the steps of a claim's page from within the page, so that none is missed, while the insurer
 * processes the claim.
 * @returns the current steps, in order
 */
export async function watchJudgement(screen: DeclaratiePage, nummer: string): Promise<string[]> {
  const { page, verloop } = screen;
  await expect(verloop).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    const names = ['Ingediend', 'In behandeling', 'Afgehandeld'];
    const look = () => {
      const steps = document.querySelector('main ol[aria-label="Hoe ver is je declaratie?"]');
      if (!steps) return;
      const now = steps.querySelector('[aria-current="step"]') ?? steps.lastElementChild;
      const name = names.find((one) => now?.textContent.includes(one));
      if (name && seen.at(-1) !== name) seen.push(name);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    window.seenSteps = seen;
  });
  await startProcessing(nummer);
  await expect(verloop.locator('[aria-current="step"]')).toContainText('In behandeling');
  await assess(nummer);
  await expect(screen.answer(/^Je (krijgt|hebt)/)).toBeVisible();
  return page.evaluate(() => window.seenSteps ?? []);
}
