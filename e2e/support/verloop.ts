import { expect } from '@playwright/test';
import type { DeclaratiePage } from '../pages/DeclaratiePage.ts';

declare global {
  interface Window {
    gezieneStappen?: string[];
  }
}

/**
 * Watches the steps of a claim's page from inside, so that none is missed between two looks.
 * @returns a question that waits for the last step and tells which steps were the current one, in order
 */
export async function kijkMee(scherm: DeclaratiePage): Promise<() => Promise<string[]>> {
  const { page, verloop } = scherm;
  await expect(verloop).toBeVisible();
  await page.evaluate(() => {
    const gezien: string[] = [];
    const namen = ['Ingediend', 'In behandeling', 'Afgehandeld'];
    const kijk = () => {
      const stappen = document.querySelector('main ol:has(> li + li + li)');
      if (!stappen) return;
      const nu = stappen.querySelector('[aria-current="step"]') ?? stappen.lastElementChild;
      const naam = namen.find((een) => nu?.textContent.includes(een));
      if (naam && gezien.at(-1) !== naam) gezien.push(naam);
    };
    kijk();
    new MutationObserver(kijk).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    window.gezieneStappen = gezien;
  });
  return async () => {
    await expect(scherm.antwoord(/^Je (krijgt|hebt)/)).toBeVisible({ timeout: 30_000 });
    return page.evaluate(() => window.gezieneStappen ?? []);
  };
}
