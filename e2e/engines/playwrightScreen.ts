import type { Locator, Page } from '@playwright/test';
import type { EngineScreen, Loading, Target } from './engineScreen.ts';

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

// Firefox with BiDi sometimes aborts a navigation, or reports an interruption by another that we did not
// start (once in 1,000 screens).
const givenUp = /NS_BINDING_ABORTED|interrupted an unfinished navigation/;
/** Number of retries; beyond that the fault is ours. */
const maxGivenUp = 4;

async function openPatiently(page: Page, address: string, loading: Loading): Promise<void> {
  const waitUntil = loading === 'whole' ? 'load' : 'commit';
  for (let more = maxGivenUp; ; more -= 1) {
    try {
      await page.goto(address, { waitUntil });
      return;
    } catch (error) {
      if (more === 0 || !(error instanceof Error && givenUp.test(error.message))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Returns the first visible match of a target. */
export function locate(page: Page, { role, name, starts }: Target): Locator {
  const words = new RegExp(`^${escaped(name)}${starts ? '' : '$'}`);
  const found =
    role === 'label'
      ? page.locator('label').filter({ hasText: words })
      : page.getByRole(role, starts ? { name: words } : { name, exact: true });
  return found.filter({ visible: true }).first();
}

/** Creates a screen driven by Playwright: Chromium with its own protocol, Firefox with WebDriver BiDi. */
export function playwrightScreen(page: Page, loading: Loading): EngineScreen {
  return {
    open: (address) => openPatiently(page, address, loading),
    click: (target) => locate(page, target).click(),
    type: async (field, text) => {
      const there = page.locator(`[name="${field}"]`);
      if ((await there.inputValue()) !== '') await there.clear();
      await there.pressSequentially(text);
    },
    see: (target) => locate(page, target).waitFor(),
    shows: (target) => locate(page, target).isVisible(),
    run: async (expression) => page.evaluate(expression),
    load: async (program) => void (await page.evaluate(`${program};undefined`)),
    resize: (width, height) => page.setViewportSize({ width, height }),
  };
}
