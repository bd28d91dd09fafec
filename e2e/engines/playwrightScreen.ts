import type { Locator, Page } from '@playwright/test';
import type { EngineScreen, Loading, Target } from './engineScreen.ts';

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

// Firefox over BiDi now and then gives a navigation up by itself, without an answer of ours or another one begun.
const givenUp = /NS_BINDING_ABORTED/;
/** So often it is asked for once more; where it goes on doing so, something of ours is at fault. */
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

/** A screen driven by Playwright: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export function playwrightScreen(page: Page, loading: Loading): EngineScreen {
  const find = ({ role, name, starts }: Target): Locator => {
    const words = new RegExp(`^${escaped(name)}${starts ? '' : '$'}`);
    if (role === 'label') return page.locator('label').filter({ hasText: words });
    return page.getByRole(role, starts ? { name: words } : { name, exact: true });
  };
  const locate = (target: Target): Locator => find(target).filter({ visible: true }).first();
  return {
    open: (address) => openPatiently(page, address, loading),
    click: (target) => locate(target).click(),
    type: (field, text) => page.locator(`[name="${field}"]`).pressSequentially(text),
    see: (target) => locate(target).waitFor(),
    run: async (expression) => page.evaluate(expression),
    load: async (program) => void (await page.evaluate(`${program};undefined`)),
    resize: (width, height) => page.setViewportSize({ width, height }),
  };
}
