import { expect, type Locator, type Page } from '@playwright/test';
import type { FileEntry } from './notas.ts';

/** Input by mouse or keyboard only. */
export interface UserInput {
  press(what: Locator): Promise<void>;
  /** Types into a field, instead of what stands there. */
  fill(field: Locator, text: string): Promise<void>;
  choose(choice: Locator): Promise<void>;
  select(list: Locator, label: string): Promise<void>;
  /** Chooses files with the browser's own dialog. */
  add(picker: Locator, files: readonly FileEntry[]): Promise<void>;
}

/** Input by mouse, with the keyboard for typing only. */
export function mouse(page: Page): UserInput {
  return {
    press: (what) => what.click(),
    fill: (field, text) => field.fill(text),
    // The visible target is the label, which covers the control.
    choose: async (choice) => {
      await page.locator(`label[for="${await choice.getAttribute('id')}"]`).click();
      await expect(choice).toBeChecked();
    },
    select: async (list, label) => {
      await list.selectOption({ label });
    },
    add: async (picker, files) => {
      const picking = page.waitForEvent('filechooser');
      await picker.click();
      await (await picking).setFiles([...files]);
    },
  };
}

const maxTabs = 60;

function hasFocus(what: Locator): Promise<boolean> {
  return what.evaluate((element) => element === document.activeElement);
}

/** Tabs to an element, and checks its focus indicator. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeEnabled();
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await hasFocus(what)) {
      await expect(what).toBeInViewport();
      await expect
        .poll(() => what.evaluate((element) => element.matches(':focus-visible')))
        .toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${String(what)}`);
}

/** Tab stops once in a group of radio buttons; arrow keys move within it. */
async function chooseInGroup(page: Page, choice: Locator): Promise<void> {
  const group = page.locator(`input[name="${await choice.getAttribute('name')}"]`);
  const stop = group.and(page.locator(':checked')).or(group).first();
  await tabTo(page, stop);
  const count = await group.count();
  for (let arrowPresses = 0; arrowPresses < count && !(await hasFocus(choice)); arrowPresses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await choice.isChecked())) await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
}

/** Input by keyboard only: Tab, Enter, Space, arrows and letters. */
export function keyboard(page: Page): UserInput {
  // From the start, because a key press would come before the interception of the file dialog.
  page.on('filechooser', () => undefined);
  const pressKey = (name: string) => page.keyboard.press(name);
  return {
    async press(what) {
      await tabTo(page, what);
      await pressKey('Enter');
    },
    async fill(field, text) {
      await tabTo(page, field);
      await pressKey('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(choice) {
      if ((await choice.getAttribute('type')) === 'radio') return chooseInGroup(page, choice);
      await tabTo(page, choice);
      await pressKey('Space');
      await expect(choice).toBeChecked();
    },
    async select(list, label) {
      await tabTo(page, list);
      const labels = await list.locator('option:enabled').allTextContents();
      // Not by the first letters of the label: after a second without a key the browser would start anew.
      await pressKey('Home');
      for (let at = 0; at < labels.indexOf(label); at += 1) await pressKey('ArrowDown');
      await expect(list.locator('option:checked')).toHaveText(label);
    },
    async add(picker, files) {
      await tabTo(page, picker);
      const picking = page.waitForEvent('filechooser');
      await pressKey('Space');
      await (await picking).setFiles([...files]);
    },
  };
}
