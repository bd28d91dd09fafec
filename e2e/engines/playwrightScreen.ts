import type { Locator, Page } from '@playwright/test';
import type { EngineScreen, Target } from './engineScreen.ts';

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** A screen driven by Playwright: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export function playwrightScreen(page: Page): EngineScreen {
  const locate = ({ role, name, starts }: Target): Locator =>
    page
      .getByRole(role, starts ? { name: new RegExp(`^${escaped(name)}`) } : { name, exact: true })
      .filter({ visible: true })
      .first();
  return {
    open: async (address) => void (await page.goto(address)),
    click: (target) => locate(target).click(),
    see: (target) => locate(target).waitFor(),
    run: async (expression) => page.evaluate(expression),
    load: async (program) => void (await page.evaluate(`${program};undefined`)),
    resize: (width, height) => page.setViewportSize({ width, height }),
  };
}
