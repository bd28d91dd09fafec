import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const address = '/virtual-screen-reader.js';

interface VirtualScreenReader {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  stop: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
}

/** Reads a page from beginning to end with a virtual screen reader. @returns its phrases in order */
export async function readAloud(page: Page): Promise<string[]> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ path: file, contentType: 'text/javascript' }),
  );
  return page.evaluate(async (module) => {
    const { virtual }: { virtual: VirtualScreenReader } = await import(module);
    // It would read what is folded up, which browsers leave out of the accessibility tree.
    for (const content of document.querySelectorAll('details:not([open]) > :not(summary)')) {
      content.setAttribute('aria-hidden', 'true');
    }
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, address);
}
