import type { Browser } from '@playwright/test';
import { throttle } from './browser.ts';
import { logIn } from './pageRows.ts';
import type { Row } from './table.ts';

const times = 5;

/**
 * Measures the way from the overview to the claims under the throttling of `quality.md` with every
 * file in the browser's cache: milliseconds from the tap until the list stands there, and calls.
 */
export async function measureNextScreen(browser: Browser, url: string): Promise<Row[]> {
  const person = await logIn(browser, url, 'Sanne de Vries');
  const page = await person.newPage();
  const toDeclaraties = async (): Promise<number> => {
    await page.goto(`${url}/overzicht`, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Declaraties', exact: true }).first();
    return link.evaluate(async (element) => {
      const begin = performance.now();
      const there = new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent !== 'Declaraties') return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      if (element instanceof HTMLElement) element.click();
      await there;
      return performance.now() - begin;
    });
  };
  await toDeclaraties();
  await throttle(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const jobs: number[] = [];
  for (let i = 0; i < times; i += 1) jobs.push(await toDeclaraties());
  await person.close();
  const middle = jobs.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
  return [
    { what: 'next screen, from tap to list', ours: middle, unit: 'ms', goal: { atMost: 650 } },
    { what: 'next screen, calls', ours: calls.length / times, unit: '', goal: { atMost: 1 } },
  ];
}
